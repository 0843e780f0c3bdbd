import Commands
import Deals
import DealsConsole
import Terminal
import Testing
import Vocabulary

/// How the notices of deals read, in both languages.
@Suite struct NoticeWordingTests {
    private static let wordings = NoticeWordings(NoticeWording.ofDeals)

    private static func sentence(of kind: NoticeKind, _ act: String = "") -> Phrase {
        let parts = NoticeWording.Parts(
            act: act, actor: Phrase(en: "수연", ko: "수연 님이"), subject: Phrase("'원목 책상'"), others: 0)
        return wordings.sentence(of: kind, parts)
    }

    @Test(
        arguments: [
            (
                "requested", "수연 wants to reserve '원목 책상'.", "수연 님이 '원목 책상' 예약을 요청했습니다."
            ),
            ("reserved", "수연 reserved '원목 책상'.", "수연 님이 '원목 책상'을 예약했습니다."),
            (
                "accepted", "수연 accepted your request for '원목 책상'.",
                "수연 님이 '원목 책상' 예약을 수락했습니다."
            ),
            (
                "declined", "수연 declined your request for '원목 책상'.",
                "수연 님이 '원목 책상' 예약을 거절했습니다."
            ),
            (
                "cancelled", "수연 cancelled the deal about '원목 책상'.",
                "수연 님이 '원목 책상' 거래를 취소했습니다."
            ),
            (
                "done", "수연 marked the deal about '원목 책상' as done.",
                "수연 님이 '원목 책상' 거래를 완료했습니다."
            ),
            ("expired", "The deal about '원목 책상' expired.", "'원목 책상' 거래가 만료되었습니다."),
            (
                "of a newer server", "수연 changed the deal about '원목 책상'.",
                "수연 님이 '원목 책상' 거래를 변경했습니다."
            ),
        ])
    func eachActHasItsSentence(_ act: String, _ english: String, _ korean: String) {
        #expect(Self.sentence(of: .deal, act) == Phrase(en: english, ko: korean))
    }
}
