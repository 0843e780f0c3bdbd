public import Commands
import Comments
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of comments read: `수연 님이 '원목 책상'에 댓글을 남겼습니다.`
    public static let ofComments = [
        NoticeWording(.comment) { parts in
            Phrase(
                en: "\(parts.actor.en) commented on \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)에 댓글을 남겼습니다.")
        },
        NoticeWording(.reply) { parts in
            Phrase(
                en: "\(parts.actor.en) replied to your comment on \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)에 쓴 내 댓글에 답글을 남겼습니다.")
        },
        NoticeWording(.mention) { parts in
            Phrase(
                en: "\(parts.actor.en) mentioned you in a comment on \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)의 댓글에서 나를 언급했습니다.")
        },
        NoticeWording(.message) { parts in
            Phrase(
                en: "\(parts.actor.en) sent you a message about \(parts.subject.en).",
                ko: "\(parts.actor.ko) \(parts.subject.ko)에 대해 메시지를 보냈습니다.")
        },
    ]
}
