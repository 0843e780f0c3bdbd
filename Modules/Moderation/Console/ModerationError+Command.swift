import Commands
public import Moderation
public import Terminal
import Vocabulary

extension ModerationError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .changed, .nothingToDo:
            Phrase(
                en: "Run 'madang moderate queue' to see what is open.",
                ko: "'madang moderate queue'로 처리할 신고를 확인하세요.")
        case .cannotUndo:
            Phrase(
                en: "Run 'madang moderate batches' to see what was done.",
                ko: "'madang moderate batches'로 조치 내역을 확인하세요.")
        default: nil
        }
    }

    /// The names of the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        switch field {
        case "text": Phrase(en: "text", ko: "내용")
        case "reason": .field(en: "reason", ko: "사유", flag: "--reason")
        case "subjects": Phrase(en: "subjects", ko: "대상")
        case "filter": Phrase(en: "filter", ko: "조건")
        case "state": .field(en: "state", ko: "상태", flag: "--state")
        case "order": .field(en: "order", ko: "정렬", flag: "--order")
        case "reason-is": .field(en: "reason of the reports", ko: "신고 사유", flag: "--reason-is")
        case "category": .field(en: "category", ko: "분류", flag: "--category")
        default: PageOptions.fieldName(field)
        }
    }
}
