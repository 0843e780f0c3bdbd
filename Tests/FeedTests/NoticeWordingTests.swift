import Commands
import Feed
import FeedConsole
import Terminal
import Testing
import Vocabulary

/// How the notices of the feed read, in both languages.
@Suite struct NoticeWordingTests {
    private static let wordings = NoticeWordings(NoticeWording.ofFeed)

    private static func sentence(of kind: NoticeKind, others: Int = 0) -> Phrase {
        let actor =
            others == 0
            ? Phrase(en: "영희", ko: "영희 님이") : Phrase(en: "영희 and 2 others", ko: "영희 님 외 2명이")
        return wordings.sentence(
            of: kind,
            NoticeWording.Parts(act: "", actor: actor, subject: Phrase("'첫 가을 코디'"), others: others))
    }

    @Test(
        arguments: [
            (NoticeKind.feedLike, "영희 likes your post '첫 가을 코디'.", "영희 님이 내 글을 좋아합니다: '첫 가을 코디'"),
            (NoticeKind.follow, "영희 follows you.", "영희 님이 나를 팔로우합니다."),
            (
                NoticeKind.feedMention, "영희 mentioned you in the post '첫 가을 코디'.",
                "영희 님이 글에서 나를 언급했습니다: '첫 가을 코디'"
            ),
            (
                NoticeKind.worn, "영희 wears a listing of yours in the post '첫 가을 코디'.",
                "영희 님이 내 물건을 착용한 글을 올렸습니다: '첫 가을 코디'"
            ),
        ])
    func eachKindHasItsSentence(_ kind: NoticeKind, _ english: String, _ korean: String) {
        #expect(Self.sentence(of: kind) == Phrase(en: english, ko: korean))
    }

    @Test func severalActorsStandInOneSentence() {
        let liked = Self.sentence(of: .feedLike, others: 2)
        #expect(liked.en == "영희 and 2 others like your post '첫 가을 코디'.")
        #expect(liked.ko == "영희 님 외 2명이 내 글을 좋아합니다: '첫 가을 코디'")
        let followed = Self.sentence(of: .follow, others: 2)
        #expect(followed == Phrase(en: "영희 and 2 others follow you.", ko: "영희 님 외 2명이 나를 팔로우합니다."))
    }

    @Test func everyKindOfTheFeedIsWorded() {
        for rule in NoticeRule.ofFeed {
            let general = NoticeWordings().sentence(
                of: rule.kind,
                NoticeWording.Parts(act: "", actor: Phrase("영희"), subject: Phrase("글"), others: 0))
            #expect(
                Self.sentence(of: rule.kind) != general, "\(rule.kind) has no words in NoticeWording.ofFeed")
        }
    }
}
