import Commands
public import Notices
public import Terminal
import Vocabulary

extension NoticeError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang notices list' to see your notices.", ko: "'madang notices list'로 알림을 확인하세요.")
        case .invalidFields, .tooManyStreams, .service: nil
        }
    }

    /// The names of the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? { PageOptions.fieldName(field) }
}
