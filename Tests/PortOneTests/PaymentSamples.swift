import PortOne
import Vocabulary

/// Made-up payments.
enum Samples {
    static let storeID = "store-00000000-0000-4000-8000-000000000000"
    static let at = Timestamp.second(1_714_039_200)

    /// Nothing but a window was opened.
    static func ready(_ id: String = "pay_1", total: Int64 = 12_000) -> PortOnePayment {
        PortOnePayment(
            status: .ready, id: id, transactionID: "00000000-0000-4000-8000-000000000001",
            merchantID: "merchant-1", storeID: storeID, currency: "KRW", orderName: "크루 회비 1월",
            amount: PortOneAmount(total: total), requestedAt: at)
    }

    /// Paid, and given back in these amounts; the status follows.
    static func paid(
        _ id: String = "pay_1", total: Int64 = 12_000, discount: Int64 = 0, returned: [Int64] = []
    ) -> PortOnePayment {
        var payment = ready(id, total: total)
        (payment.amount.discount, payment.amount.paid) = (discount, total - discount)
        payment.amount.cancelled = returned.reduce(0, +)
        payment.paidAt = at
        payment.channel = PortOneChannel(.test, key: "channel-key-1", name: "시험", provider: "INICIS_V2")
        payment.method = PortOneMethod(.card)
        payment.cancellations = returned.enumerated().map { index, amount in
            PortOneCancellation(
                .succeeded, id: "cancellation-\(index + 1)", totalAmount: amount, reason: "마음이 바뀜",
                requestedAt: at, cancelledAt: at, trigger: .api)
        }
        let isWhole = payment.amount.cancelled == payment.amount.paid
        payment.status = returned.isEmpty ? .paid : isWhole ? .cancelled : .partialCancelled
        return payment
    }
}
