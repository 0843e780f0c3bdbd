public import Commands
import Feed
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of the feed read: `영희 님 외 2명이 내 글을 좋아합니다: '첫 가을 코디'`
    public static let ofFeed = [
        NoticeWording(.feedLike) { parts in
            let verb = parts.others > 0 ? "like" : "likes"
            return Phrase(
                en: "\(parts.actor.en) \(verb) your post \(parts.subject.en).",
                ko: "\(parts.actor.ko) 내 글을 좋아합니다: \(parts.subject.ko)")
        },
        NoticeWording(.follow) { parts in
            let verb = parts.others > 0 ? "follow" : "follows"
            return Phrase(
                en: "\(parts.actor.en) \(verb) you.", ko: "\(parts.actor.ko) 나를 팔로우합니다.")
        },
        NoticeWording(.feedMention) { parts in
            Phrase(
                en: "\(parts.actor.en) mentioned you in the post \(parts.subject.en).",
                ko: "\(parts.actor.ko) 글에서 나를 언급했습니다: \(parts.subject.ko)")
        },
        NoticeWording(.worn) { parts in
            Phrase(
                en: "\(parts.actor.en) wears a listing of yours in the post \(parts.subject.en).",
                ko: "\(parts.actor.ko) 내 물건을 착용한 글을 올렸습니다: \(parts.subject.ko)")
        },
    ]
}
