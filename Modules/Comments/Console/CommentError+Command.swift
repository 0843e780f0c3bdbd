import Commands
public import Comments
public import Terminal
import Vocabulary

extension CommentError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .conversationNotFound, .ownSubject:
            Phrase(
                en: "Run 'madang conversations list' to see your conversations.",
                ko: "'madang conversations list'로 내 대화를 찾아보세요.")
        case .notFound:
            Phrase(
                en: "Run 'madang comments list SUBJECT' to see what there is.",
                ko: "'madang comments list 대상'으로 찾아보세요.")
        case .changed:
            Phrase(
                en: "Run 'madang comments show ID' to see its current version.",
                ko: "'madang comments show ID'로 현재 내용을 확인하세요.")
        case .replyToReply(let id):
            Phrase(
                en: "Run 'madang comments reply \(id) TEXT'.",
                ko: "'madang comments reply \(id) 내용'으로 답글을 다세요.")
        case .invalidFields, .subjectNotFound, .subjectClosed, .notYours, .wrongState, .moderatorsOnly,
            .service:
            nil
        }
    }

    /// The names of the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? { names[field] ?? PageOptions.fieldName(field) }

    private static let names: [String: Phrase] = [
        "text": Phrase(en: "text", ko: "내용"),
        "text.lines": Phrase(en: "number of lines", ko: "줄 수"),
        "text.mentions": Phrase(en: "number of members mentioned", ko: "언급한 회원 수"),
        "subject": Phrase(en: "number of subjects", ko: "대상 수"),
        "reason": .field(en: "reason", ko: "이유", flag: "--reason"),
        "about": .field(en: "listing or deal", ko: "물건이나 거래", flag: "--about"),
        "order": .field(en: "order", ko: "정렬", flag: "--order"),
    ]
}
