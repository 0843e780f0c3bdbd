public import Commands
import Moderation
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of moderation read: `매니저가 '원목 책상'을(를) 숨겼습니다.` They name no moderator.
    public static let ofModeration = [NoticeWording(.moderation) { $0.moderationSentence }]
}

extension NoticeWording.Parts {
    fileprivate var moderationSentence: Phrase {
        switch act {
        case "hide":
            Phrase(en: "A moderator hid \(subject.en).", ko: "매니저가 \(subject.ko)을(를) 숨겼습니다.")
        case "restore":
            Phrase(
                en: "A moderator restored \(subject.en).", ko: "매니저가 \(subject.ko)을(를) 다시 공개했습니다.")
        case "remove":
            Phrase(en: "A moderator removed \(subject.en).", ko: "매니저가 \(subject.ko)을(를) 삭제했습니다.")
        default:
            Phrase(
                en: "A moderator looked into \(subject.en).", ko: "매니저가 \(subject.ko)을(를) 검토했습니다.")
        }
    }
}
