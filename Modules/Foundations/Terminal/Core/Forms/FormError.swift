public import Vocabulary

/// Why a form cannot be read at all.
public enum FormError: DescribedError {
    /// The file cannot be opened or read.
    case noFile(path: String)
    /// It has more bytes than that.
    case tooLarge(limit: Int)
    /// It is not UTF-8.
    case notText
    /// It is neither YAML nor JSON; line and column are counted from 1.
    case malformed(line: Int, column: Int, problem: String)
    /// It is not a list of names with values.
    case notNamed
    /// A failure that any verb can meet.
    case service(ServiceFailure)

    /// The table of errors: `notFound` for a file that is not there, else `invalid`.
    public var description: ErrorDescription {
        switch self {
        case .noFile(let path):
            ErrorDescription(
                .notFound, "form-not-found", "Cannot read the file '\(path)'.", "'\(path)' 파일을 읽을 수 없습니다.")
        case .tooLarge(let limit):
            ErrorDescription(
                .invalid, "form-too-large", "The form is larger than \(limit) bytes.",
                "양식이 \(limit)바이트보다 큽니다.")
        case .notText:
            ErrorDescription(
                .invalid, "form-not-text", "The form is not UTF-8 text.", "양식이 UTF-8 텍스트가 아닙니다.")
        case .malformed(let line, let column, let problem):
            ErrorDescription(
                .invalid, "form-malformed",
                "The form cannot be read: line \(line), column \(column): \(problem).",
                "양식을 읽을 수 없습니다: \(line)행 \(column)열: \(problem).")
        case .notNamed:
            ErrorDescription(
                .invalid, "form-not-named",
                "The form must be a list of 'name: value' lines, such as 'title: Blue jersey'.",
                "양식은 'title: 파란 유니폼'처럼 '이름: 값' 형식이어야 합니다.")
        case .service(let failure): failure.description
        }
    }
}

extension FormError: LocalizedDomainError {}
