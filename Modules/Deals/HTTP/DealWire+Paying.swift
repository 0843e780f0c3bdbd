import Deals
import Vocabulary
import Wire

/// The payment of a deal on the wire. Servers of before payments leave all of it out.
extension DealWire {
    /// How a deal is paid for, and how far the delivery of what was paid for has come.
    struct Paying: Sendable {
        let isToPay: Bool
        let payment: DealPayment?
        let handedOverAt: Timestamp?
        let receivedAt: Timestamp?
    }

    static let paying = Shape<Paying>(
        "DealPaying",
        Field("toPay", .bool, fallback: false) { $0.isToPay },
        Field("payment", payment.optional) { $0.payment },
        Field("handedOverAt", WireCoder<Timestamp>.timestamp.optional) { $0.handedOverAt },
        Field("receivedAt", WireCoder<Timestamp>.timestamp.optional) { $0.receivedAt }
    ) { isToPay, payment, handedOverAt, receivedAt in
        Paying(
            isToPay: isToPay, payment: payment, handedOverAt: handedOverAt, receivedAt: receivedAt)
    }

    static func paying(of deal: Deal) -> Paying {
        Paying(
            isToPay: deal.isToPay, payment: deal.payment, handedOverAt: deal.handedOverAt,
            receivedAt: deal.receivedAt)
    }

    /// The order of the payment; what became of the money is for the order to tell.
    private static let payment: WireCoder<DealPayment> = Shape<DealPayment>(
        "DealPayment",
        Field("order", .id()) { $0.order },
        Field("state", WireCoder<DealPaymentState>.choice) { $0.state }
    ) { order, state in DealPayment(order, state) }.coder
}
