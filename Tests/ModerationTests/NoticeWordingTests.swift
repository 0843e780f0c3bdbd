import Commands
import Moderation
import ModerationConsole
import Terminal
import Testing
import Vocabulary

/// How the notices of moderation read, in both languages.
@Suite struct NoticeWordingTests {
    private static let wordings = NoticeWordings(NoticeWording.ofModeration)

    private static func sentence(of kind: NoticeKind, _ act: String = "") -> Phrase {
        let parts = NoticeWording.Parts(
            act: act, actor: Phrase(en: "수연", ko: "수연 님이"), subject: Phrase("'원목 책상'"), others: 0)
        return wordings.sentence(of: kind, parts)
    }

    @Test(
        arguments: [
            ("hide", "A moderator hid '원목 책상'.", "매니저가 '원목 책상'을 숨겼습니다."),
            ("restore", "A moderator restored '원목 책상'.", "매니저가 '원목 책상'을 다시 공개했습니다."),
            ("remove", "A moderator removed '원목 책상'.", "매니저가 '원목 책상'을 삭제했습니다."),
            ("warn", "A moderator looked into '원목 책상'.", "매니저가 '원목 책상'을 검토했습니다."),
        ])
    func eachActHasItsSentence(_ act: String, _ english: String, _ korean: String) {
        #expect(Self.sentence(of: .moderation, act) == Phrase(en: english, ko: korean))
    }
}
