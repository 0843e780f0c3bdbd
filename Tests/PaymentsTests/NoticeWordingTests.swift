import Commands
import Payments
import PaymentsConsole
import Terminal
import Testing
import Vocabulary

/// How the notices of orders read, in both languages.
@Suite struct NoticeWordingTests {
    private static let wordings = NoticeWordings(NoticeWording.ofOrders)

    private static func sentence(_ act: String) -> Phrase {
        let parts = NoticeWording.Parts(
            act: act, actor: Phrase(en: "수연", ko: "수연 님이"), subject: Phrase("'원목 책상'"), others: 0)
        return wordings.sentence(of: .order, parts)
    }

    @Test(
        arguments: [
            ("paid", "The order for '원목 책상' was paid.", "'원목 책상' 주문의 결제가 끝났습니다."),
            (
                "returned", "Money for '원목 책상' is on its way back to the buyer.",
                "'원목 책상' 주문의 환불을 시작했습니다."
            ),
            ("refunded", "The refund for '원목 책상' is done.", "'원목 책상' 주문의 환불이 끝났습니다."),
            (
                "received", "The purchase of '원목 책상' is confirmed: the money is the seller's.",
                "'원목 책상' 구매가 확정되었습니다. 대금은 판매자에게 지급됩니다."
            ),
            (
                "problem", "수연 reported a problem with '원목 책상'. The money waits until it is settled.",
                "수연 님이 '원목 책상'에 문제가 있다고 알렸습니다. 해결될 때까지 대금 지급이 멈춥니다."
            ),
            ("of a newer server", "The order for '원목 책상' has changed.", "'원목 책상' 주문이 변경되었습니다."),
        ])
    func anActHasItsSentence(_ act: String, _ english: String, _ korean: String) {
        #expect(Self.sentence(act) == Phrase(en: english, ko: korean))
    }

    @Test func eachActOfTheEngineHasASentenceOfItsOwn() {
        let acts = [
            "paid", "returned", "refunded", "refund-refused", "handed-over", "third-day", "sixth-day",
            "received", "problem", "disputed", "undisputed",
        ]
        let general = Self.sentence("of a newer server")
        let sentences = acts.map(Self.sentence)
        #expect(!sentences.contains(general) && Set(sentences).count == acts.count)
        #expect(sentences.allSatisfy { $0.en.hasSuffix(".") && $0.ko.hasSuffix(".") })
    }

    /// Silence releases the money only after the buyer was told so: each telling says it.
    @Test(arguments: DeliveryTelling.allCases) func eachTellingSaysThatSilenceReleases(
        _ telling: DeliveryTelling
    ) {
        let sentence = Self.sentence(telling.rawValue)
        #expect(sentence.en.contains("the money goes to the seller"))
        #expect(sentence.ko.contains("판매자에게 대금이 지급됩니다"))
    }
}
