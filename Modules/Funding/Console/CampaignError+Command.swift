import Commands
public import Funding
public import Terminal
import Vocabulary

extension CampaignError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang funding browse' to see what there is.",
                ko: "'madang funding browse'로 찾아보세요.")
        case .changed:
            Phrase(
                en: "Run 'madang funding show ID' to see its current version.",
                ko: "'madang funding show ID'로 현재 내용을 확인하세요.")
        case .invalidFields, .notYours, .alreadyHidden, .service: nil
        }
    }

    /// What people call the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        field == "title" ? .field(en: "title", ko: "제목", flag: "--title") : PageOptions.fieldName(field)
    }
}
