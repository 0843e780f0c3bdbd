import Moderation
import ModerationConsole
import Terminal
import Vocabulary

extension ModerationVerb {
    /// The action of the verb on the screen of a case.
    var action: Action {
        Action(
            ActionID(rawValue: "moderation.\(rawValue)"), words, [.text(key)],
            isShown: self == .dismiss || self == .hide)
    }

    private var key: Unicode.Scalar {
        switch self {
        case .dismiss: "d"
        case .hide: "x"
        case .restore: "X"
        case .remove: "D"
        case .silence: "m"
        case .unsilence: "w"
        case .suspend: "S"
        case .reinstate: "R"
        }
    }

    /// The verb of an action; nil for any other.
    init?(action: ActionID) {
        guard let verb = Self.allCases.first(where: { $0.action.id == action }) else { return nil }
        self = verb
    }

    /// Why it cannot be done about this case, as far as the case itself says.
    func refusal(_ record: ModerationCase) -> Phrase? {
        if record.isGone {
            return Phrase(en: "This is gone for good.", ko: "대상이 이미 삭제되었습니다.")
        }
        if self == .dismiss, record.openReports == 0 {
            return Phrase(en: "There is no open report.", ko: "처리할 신고가 없습니다.")
        }
        if case .subject = effect, record.subject.prefix == MemberSubject.prefix {
            return ModerationError.notModerated(kind: MemberSubject.prefix).phrase
        }
        return nil
    }

    /// The confirmation question of an act without a reason.
    var question: Phrase {
        Phrase(en: "\(words.en)?", ko: "\(words.ko): 진행할까요?")
    }
}
