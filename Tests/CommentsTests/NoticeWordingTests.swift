import Commands
import Comments
import CommentsConsole
import Terminal
import Testing
import Vocabulary

/// How the notices of comments read, in both languages.
@Suite struct NoticeWordingTests {
    private static let wordings = NoticeWordings(NoticeWording.ofComments)

    private static func sentence(of kind: NoticeKind, _ act: String = "") -> Phrase {
        let parts = NoticeWording.Parts(
            act: act, actor: Phrase(en: "수연", ko: "수연 님이"), subject: Phrase("'원목 책상'"), others: 0)
        return wordings.sentence(of: kind, parts)
    }

    @Test(
        arguments: [
            (
                NoticeKind.comment, "수연 commented on '원목 책상'.", "수연 님이 '원목 책상'에 댓글을 남겼습니다."
            ),
            (
                NoticeKind.reply, "수연 replied to your comment on '원목 책상'.",
                "수연 님이 '원목 책상'에 쓴 내 댓글에 답글을 남겼습니다."
            ),
            (
                NoticeKind.mention, "수연 mentioned you in a comment on '원목 책상'.",
                "수연 님이 '원목 책상'의 댓글에서 나를 언급했습니다."
            ),
            (
                NoticeKind.message, "수연 sent you a message about '원목 책상'.",
                "수연 님이 '원목 책상'에 대해 메시지를 보냈습니다."
            ),
        ])
    func eachKindHasItsSentence(_ kind: NoticeKind, _ english: String, _ korean: String) {
        #expect(Self.sentence(of: kind) == Phrase(en: english, ko: korean))
    }
}
