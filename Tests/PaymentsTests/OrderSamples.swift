import Vocabulary

@testable import Payments

/// Orders, payments and refunds as the rules need them.
enum OrderSamples {
    static let raw = (1...9).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    static let moment = Timestamp(microseconds: 1_767_225_600_000_000)
    static let later = moment.advanced(by: .seconds(60))
    static let buyer = MemberID(raw[0])
    static let seller = MemberID(raw[1])
    static let fee = FeeRate(basisPoints: 350) ?? .none
    /// A title in decomposed letters, as macOS writes them.
    static let title = "\u{1102}\u{1173}\u{1110}\u{1175}나무 의자"
    static let reference = PaymentReference("pay-abcdefghijklmnopqrstuv")

    static func won(_ amount: Int64) -> Money { Money(amount, .krw) }

    static func later(_ seconds: Int64) -> Timestamp { moment.advanced(by: .seconds(seconds)) }

    /// An order for 10,000 won at that point.
    static func order(
        _ state: OrderState = .fulfilled, _ step: OrderStep? = nil, end: OrderEnd? = nil,
        earning: Earning = .afterReceipt, delivery: Delivery = Delivery(), total: Int64 = 10_000,
        refunded: Int64 = 0, terms: RefundTerms = RefundTerms([], english: "", korean: "")
    ) -> Order {
        Order(
            id: OrderID(raw[2]), buyer: buyer, record: AnyIdentifier(OrderID(raw[3])),
            payee: AnyIdentifier(seller),
            price: OrderPrice(unit: won(total), quantity: 1, total: won(total), fee: fee), earning: earning,
            refunds: terms, title: title, state: state, step: step, end: end, delivery: delivery,
            payBy: moment.advanced(by: OrderTimes.toPay), refunded: won(refunded), openedAt: moment,
            updatedAt: moment, version: Version(3))
    }

    /// A payment of 10,000 won in that state.
    static func payment(
        _ state: PaymentState = .created, mismatch: PaymentMismatch? = nil, transaction: String? = nil,
        changedAt: Timestamp? = nil, paid: Int64 = 0, refunded: Int64 = 0, isDisputed: Bool = false,
        lookAt: Timestamp? = later, looks: Int = 0
    ) throws(SampleFault) -> Payment {
        guard let reference else { throw SampleFault() }
        return Payment(
            order: OrderID(raw[2]), reference: reference, amount: won(10_000), isTest: true, state: state,
            mismatch: mismatch, transaction: transaction, changedAt: changedAt, paid: paid,
            refunded: refunded, isDisputed: isDisputed, lookAt: lookAt, looks: looks, createdAt: moment,
            version: Version(3))
    }

    /// An attempt to pay 10,000 won as the gateway tells it.
    static func attempt(
        _ status: GatewayStatus = .paid, transaction: String = "tx-1", changedAt: Timestamp = later,
        paid: Int64 = 10_000, refunds: [GatewayRefund] = [], isDisputed: Bool = false
    ) throws(SampleFault) -> GatewayAttempt {
        guard let reference else { throw SampleFault() }
        let back = refunds.filter { $0.status == .succeeded }.reduce(Int64(0)) { $0 + $1.amount }
        return GatewayAttempt(
            reference, transaction: transaction, status, changedAt: changedAt, currency: "KRW",
            total: 10_000, paid: status.wasPaid ? paid : 0, refunded: back, isTest: true, isOwnStore: true,
            isConsistent: true, refunds: refunds, isDisputed: isDisputed)
    }

    /// A refund of 3,333 won in that state, asked for once.
    static func refund(
        _ state: RefundState = .requested, _ amount: Int64 = 3_333, number: Int = 4,
        gatewayID: String? = nil, sentAt: Timestamp? = nil, tries: Int = 0
    ) -> Refund {
        Refund(
            id: RefundID(raw[number]), order: OrderID(raw[2]), amount: won(amount), reason: .returned,
            requestedBy: seller, state: state, gatewayID: gatewayID,
            refusal: state == .failed ? "already-paid" : nil, sentAt: sentAt,
            nextAt: state.isOpen ? moment : nil, tries: tries, round: 1, createdAt: moment,
            version: Version(3))
    }

    /// What the gateway says about a refund.
    static func answer(
        _ status: GatewayRefund.Status = .succeeded, _ amount: Int64 = 3_333, id: String = "can-1",
        isForeign: Bool = false
    ) -> GatewayRefund {
        GatewayRefund(id: id, status, amount: amount, requestedAt: later, isForeign: isForeign)
    }
}

/// A sample is not what it should be: mend the sample.
struct SampleFault: Error {}
