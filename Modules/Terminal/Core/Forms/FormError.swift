public import Vocabulary

/// Why a form cannot be read at all.
public enum FormError: LocalizedDomainError {
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

    /// `notFound` for a file that is not there, else `invalid`.
    public var kind: ErrorKind {
        switch self {
        case .noFile: .notFound
        case .tooLarge, .notText, .malformed, .notNamed: .invalid
        case .service(let failure): failure.kind
        }
    }

    /// One stable code per case.
    public var code: String {
        switch self {
        case .noFile: "form-not-found"
        case .tooLarge: "form-too-large"
        case .notText: "form-not-text"
        case .malformed: "form-malformed"
        case .notNamed: "form-not-named"
        case .service(let failure): failure.code
        }
    }

    /// What is wrong, in both languages.
    public var phrase: Phrase {
        switch self {
        case .noFile(let path):
            Phrase(en: "The file '\(path)' cannot be read.", ko: "'\(path)' 파일을 읽을 수 없습니다.")
        case .tooLarge(let limit):
            Phrase(
                en: "The form is larger than \(limit) bytes.", ko: "양식이 \(limit)바이트보다 큽니다.")
        case .notText: Phrase(en: "The form is not UTF-8 text.", ko: "양식이 UTF-8 텍스트가 아닙니다.")
        case .malformed(let line, let column, let problem):
            Phrase(
                en: "The form cannot be read: line \(line), column \(column): \(problem).",
                ko: "양식을 읽을 수 없습니다: \(line)행 \(column)열: \(problem).")
        case .notNamed:
            Phrase(
                en: "The form must consist of names with values, such as 'title: Blue jersey'.",
                ko: "양식은 'title: 파란 유니폼'처럼 이름과 값으로 이루어져야 합니다.")
        case .service(let failure): failure.phrase
        }
    }

    /// The phrase in English.
    public var message: String { phrase.en }

    /// The failure that any verb can meet, nil for an error of its own.
    public var service: ServiceFailure? {
        if case .service(let failure) = self { failure } else { nil }
    }
}
