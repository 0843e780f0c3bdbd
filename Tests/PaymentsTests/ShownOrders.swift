import Payments
import Vocabulary

/// Orders as their two see them, with everything that can stand in one.
enum ShownOrders {
    private enum CrewSubject: IdentifierSubject {
        static let prefix = "crw"
    }

    private enum DealtSubject: IdentifierSubject {
        static let prefix = "dea"
    }

    /// 2026-01-01T00:00:00Z.
    static let moment = Timestamp(microseconds: 1_767_225_600_000_000)
    private static let raw = (1...40).map { RawIdentifier(milliseconds: 1_767_225_600_000, random: (0, $0)) }

    /// What a buyer wrote of a problem.
    static let words = "소매가 \"찢어져\" 있습니다."

    static let buyer = MemberCard(id: MemberID(raw[0]), nickname: "이웃 수연")
    static let seller = MemberCard(id: MemberID(raw[1]), nickname: "나무")
    static let keeper = MemberID(raw[4])
    static let crew = AnyIdentifier(Identifier<CrewSubject>(raw[2]))
    static let record = AnyIdentifier(Identifier<DealtSubject>(raw[3]))
    static let secret = "AbCdEfGhIjKlMnOpQrSt-_"
    static let terms = RefundTerms(
        [
            RefundTerms.Step(until: after(days: 7), basisPoints: 10_000),
            RefundTerms.Step(until: after(days: 14), basisPoints: 5_000),
        ], english: "In full for 7 days, by half for 14.", korean: "7일 안에는 전액, 14일 안에는 절반을 돌려드립니다.")

    static func won(_ amount: Int64) -> Money { Money(amount, .krw) }

    static func id(_ number: Int) -> OrderID { OrderID(raw[10 + number]) }

    static func after(days: Int64) -> Timestamp { moment.advanced(by: .seconds(days * 86_400)) }

    /// An order of that number for 30,000 won.
    static func order(
        _ number: Int, _ state: OrderState, end: OrderEnd? = nil, delivery: Delivery = Delivery(),
        title: String = "전북 현대 2023/24 홈 유니폼, 한 번 입음", payee: AnyIdentifier = AnyIdentifier(seller.id),
        earning: Earning = .afterReceipt, isCardOnly: Bool = false, refunded: Int64 = 0
    ) -> Order {
        Order(
            id: id(number), buyer: buyer.id, record: record, payee: payee,
            price: OrderPrice(
                unit: won(15_000), quantity: 2, total: won(30_000), fee: FeeRate(basisPoints: 330) ?? .none),
            earning: earning, refunds: terms,
            sellerKind: payee == AnyIdentifier(seller.id) ? .private : nil, isCardOnly: isCardOnly,
            title: title, state: state, step: nil, end: end, delivery: delivery,
            payBy: moment.advanced(by: OrderTimes.toPay),
            refunded: won(refunded), openedAt: moment, updatedAt: moment, version: Version(3))
    }

    /// The order as the two see it.
    static func view(
        _ order: Order, _ payment: PaymentState = .paid, refunds: [Refund] = [], isTest: Bool = false,
        isDisputed: Bool = false, buyer: MemberCard = buyer, complaint: ComplaintView? = nil
    ) -> OrderView {
        OrderView(
            order: order,
            payment: PaymentView(state: payment, isTest: isTest, isDisputed: isDisputed), refunds: refunds,
            buyer: buyer, payee: order.payee == AnyIdentifier(seller.id) ? seller : nil,
            payeeTitle: order.payee == crew ? "새벽 풋살" : nil,
            releasedAt: order.delivery.silenceAt, complaint: complaint)
    }

    static func refund(
        _ number: Int, of order: OrderID, _ amount: Int64, _ reason: RefundReason, _ state: RefundState
    ) -> Refund {
        Refund(
            id: RefundID(raw[30 + number]), order: order, amount: won(amount), reason: reason,
            requestedBy: reason == .returned ? seller.id : nil, state: state,
            gatewayID: state == .succeeded ? "cancellation-1" : nil,
            refusal: state == .failed ? "not-paid" : nil, sentAt: after(days: 1),
            nextAt: state.isOpen ? after(days: 2) : nil, tries: 2, round: 1, createdAt: after(days: 1),
            version: Version(4))
    }
}

extension ShownOrders {
    static let open = view(order(1, .open), .created, isTest: true)
    static let paid = view(order(2, .fulfilled), isTest: true)
    static let handedOver = view(
        order(
            3, .fulfilled,
            delivery: Delivery(
                handedOverAt: after(days: -1), toldAt: after(days: -1), told: .handedOver, receivedAt: nil,
                problem: nil)))
    static let complained = view(
        order(
            4, .fulfilled,
            delivery: Delivery(
                handedOverAt: after(days: -1), toldAt: after(days: -1), told: .handedOver, receivedAt: nil,
                problem: .notAsAgreed)), complaint: ComplaintView(text: words, since: moment))
    static let received = view(
        order(
            5, .fulfilled,
            delivery: Delivery(
                handedOverAt: after(days: -2), toldAt: after(days: -2), told: .handedOver,
                receivedAt: after(days: -1), problem: nil)))
    static let partlyRefunded = view(
        order(6, .fulfilled, refunded: 5_000), .partlyRefunded,
        refunds: [
            refund(0, of: id(6), 5_000, .returned, .succeeded),
            refund(1, of: id(6), 2_000, .returned, .failed),
        ])
    static let returning = view(
        order(7, .refunding, end: .gone), .paid,
        refunds: [refund(2, of: id(7), 30_000, .gone, .requested)], isDisputed: true)
    static let expired = view(order(8, .closed, end: .expired), .failed)
    /// A fee of a crew, of whose payer everything has gone, whose money is earned at a moment, and which a
    /// card alone pays.
    static let erased = view(
        order(9, .fulfilled, title: "", payee: crew, earning: .at(after(days: 30)), isCardOnly: true),
        buyer: MemberCard(id: buyer.id, nickname: nil))
    /// Free of goods: earned when it is paid; the title in decomposed letters.
    static let atOnce = view(
        order(10, .paid, title: "\u{1102}\u{1173}\u{1110}\u{1175}나무 \"모임\" 회비", earning: .atOnce))

    static let all = [
        open, paid, handedOver, complained, received, partlyRefunded, returning, expired, erased, atOnce,
    ]

    /// The terms of that purchase.
    static func offer(isTest: Bool = true) -> OfferView {
        let quote = PurchaseQuote(
            title: open.order.title, unitPrice: won(15_000), quantity: 2, payee: AnyIdentifier(seller.id),
            payBy: open.order.payBy, earning: .afterReceipt, refunds: terms, sellerKind: .business)
        return OfferView(quote: quote, total: won(30_000), payee: seller, isTest: isTest)
    }

    static let balance = BalanceView(
        payee: AnyIdentifier(seller.id), balance: PayeeBalance(due: 29_010, payable: 58_020, owed: 1_000),
        currency: .krw, isTest: true)

    static let postings = [
        PostingView(
            sequence: 42, kind: .payout, order: nil, amount: won(-20_000), at: after(days: -1), isTest: true),
        PostingView(
            sequence: 41, kind: .earned, order: received.order.id, amount: won(29_010), at: moment,
            isTest: true),
    ]

    static let problem = ProblemView(
        order: complained, problem: .notAsAgreed, text: words, since: moment)
}
