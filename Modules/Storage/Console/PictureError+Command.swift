import Commands
public import Storage
public import Terminal
import Vocabulary

extension PictureError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound, .tooManyUnused:
            Phrase(
                en: "Run 'madang pictures list' to see your pictures.",
                ko: "'madang pictures list'로 내 사진을 확인하세요.")
        case .invalidFields, .refused, .busy, .takesNone, .notYours, .inUse, .service: nil
        }
    }

    /// The names of the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        if field == "file" { return Phrase(en: "number of files", ko: "파일 수") }
        guard field.hasPrefix("description.") else { return PageOptions.fieldName(field) }
        let number = field.dropFirst("description.".count)
        return .field(en: "description of file \(number)", ko: "\(number)번째 파일의 설명", flag: "--description")
    }
}
