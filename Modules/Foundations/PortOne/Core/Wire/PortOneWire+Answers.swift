public import Vocabulary
public import Wire

extension PortOneWire {
    /// All attempts of a payment: `{"items": [...]}`.
    public static let transactions = Shape<[PortOnePayment]>(
        "Transactions", Field("items", transaction.array) { $0 }
    ) { $0 }
    .coder

    /// A part of the list of all payments: `{"items": [{"payment": ..., "cursor": "..."}]}`.
    public static let page = Shape<PortOnePaymentPage>(
        "PaymentPage", Field("items", pageItem.array) { $0.items }
    ) { PortOnePaymentPage(items: $0) }
    .coder

    private static let pageItem = Shape<PortOnePaymentPage.Item>(
        "PaymentWithCursor",
        Field("payment", payment) { $0.payment },
        Field("cursor", .text) { $0.cursor }
    ) { PortOnePaymentPage.Item(payment: $0, cursor: $1) }
    .coder

    /// The answer to `cancel`: `{"cancellation": ...}`.
    public static let cancelled = Shape<PortOneCancellation>(
        "Cancelled", Field("cancellation", cancellation) { $0 }
    ) { $0 }
    .coder

    /// The answer to `confirm`.
    public struct Confirmed: Hashable, Sendable {
        /// The payment company's name of the payment.
        public let providerTransactionID: String?
        public let paidAt: Timestamp?

        /// Memberwise.
        public init(providerTransactionID: String?, paidAt: Timestamp?) {
            (self.providerTransactionID, self.paidAt) = (providerTransactionID, paidAt)
        }
    }

    /// `{"pgTxId": "...", "paidAt": "..."}`; the same below `payment` is read, too.
    public static let confirmed = confirmedMembers.coder.reading(
        Shape<Confirmed>("ConfirmedPayment", Field("payment", confirmedMembers.coder) { $0 }) { $0 }.coder,
        if: { $0.hasMember("payment") }, as: { $0 })

    private static let confirmedMembers = Shape<Confirmed>(
        "Confirmed",
        Field("pgTxId", WireCoder<String>.text.optional) { $0.providerTransactionID },
        Field("paidAt", moment.optional) { $0.paidAt }
    ) { Confirmed(providerTransactionID: $0, paidAt: $1) }

    /// The delivery of a webhook, as the answer to `resend-webhook` tells it.
    public struct Resent: Hashable, Sendable {
        public let id: String
        public let url: String
        /// `SUCCEEDED`, `FAILED_NOT_OK_RESPONSE` or `FAILED_UNEXPECTED_ERROR`; nil before it was sent.
        public let status: String?
        /// How often it was sent, and at most will be.
        public let currentExecutionCount, maxExecutionCount: Int?
        /// `MANUAL`; nil for what was sent because of an event.
        public let trigger: String?

        /// Memberwise.
        public init(
            id: String, url: String, status: String? = nil, currentExecutionCount: Int? = nil,
            maxExecutionCount: Int? = nil, trigger: String? = nil
        ) {
            (self.id, self.url, self.status, self.trigger) = (id, url, status, trigger)
            (self.currentExecutionCount, self.maxExecutionCount) = (currentExecutionCount, maxExecutionCount)
        }
    }

    /// The answer to `resend-webhook`: `{"webhook": ...}`.
    public static let resent = Shape<Resent>("Resent", Field("webhook", delivery) { $0 }) { $0 }.coder

    private static let delivery = Shape<Resent>(
        "PaymentWebhook",
        Field("id", .text) { $0.id },
        Field("url", .text) { $0.url },
        Field("status", WireCoder<String>.text.optional) { $0.status },
        Field("currentExecutionCount", WireCoder<Int>.count.optional) { $0.currentExecutionCount },
        Field("maxExecutionCount", WireCoder<Int>.count.optional) { $0.maxExecutionCount },
        Field("trigger", WireCoder<String>.text.optional) { $0.trigger }
    ) { id, url, status, current, most, trigger in
        Resent(
            id: id, url: url, status: status, currentExecutionCount: current, maxExecutionCount: most,
            trigger: trigger)
    }
    .coder
}
