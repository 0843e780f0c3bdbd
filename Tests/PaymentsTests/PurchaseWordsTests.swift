import Payments
import PaymentsConsole
import Terminal
import Testing
import Vocabulary

/// How what is paid for is worded.
@Suite struct PurchaseWordsTests {
    private static func offer(to payee: AnyIdentifier, _ title: String) -> OfferView {
        let order = ShownOrders.order(1, .open)
        let quote = PurchaseQuote(
            title: title, unitPrice: ShownOrders.won(30_000), quantity: 1, payee: payee, payBy: order.payBy,
            earning: .atOnce, refunds: ShownOrders.terms)
        return OfferView(quote: quote, total: ShownOrders.won(30_000), payee: nil, isTest: true)
    }

    @Test func goodsAreBoughtAndCrewsArePaid() {
        let fee = Self.offer(to: ShownOrders.crew, "새벽 풋살 가입비 (joining fee)")
        #expect(fee.question.ko == "'새벽 풋살 가입비 (joining fee)' ₩30,000을 결제할까요?")
        #expect(fee.question.en == "Pay ₩30,000 for '새벽 풋살 가입비 (joining fee)'?")
        #expect(fee.declined.ko == "결제하지 않았습니다.")
        let goods = Self.offer(to: AnyIdentifier(ShownOrders.seller.id), "원목 책상")
        #expect(goods.question.ko == "'원목 책상'을 ₩30,000에 구매할까요?")
    }

    @Test func aPayeeIsShownByItsNameWhereThatIsSeen() {
        #expect(ShownOrders.erased.payeeName(in: .ko) == "새벽 풋살")
        let unseen = OrderView(
            order: ShownOrders.erased.order, payment: ShownOrders.erased.payment, refunds: [],
            buyer: ShownOrders.buyer, payee: nil, releasedAt: nil, complaint: nil)
        #expect(unseen.payeeName(in: .ko) == "\(ShownOrders.crew)")
    }
}
