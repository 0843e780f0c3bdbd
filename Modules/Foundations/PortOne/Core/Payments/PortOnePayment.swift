public import Vocabulary

/// A payment as PortOne tells it (REST API V2, `GET /payments/{paymentId}`), or one attempt of it
/// (`GET /payments/{paymentId}/transactions`). Amounts are in the smallest unit of the currency.
public struct PortOnePayment: Hashable, Sendable {
    public var status: PortOneStatus
    /// The merchant's name of the payment. Several attempts share it; at most one of them is ever paid.
    public var id: String
    /// PortOne's name of the attempt.
    public var transactionID: String
    public var merchantID: String
    public var storeID: String
    /// ISO 4217; PortOne knows more currencies than Madang.
    public var currency: String
    public var orderName: String
    public var amount: PortOneAmount
    /// Missing until the buyer has chosen, and where an attempt failed before that.
    public var channel: PortOneChannel?
    public var method: PortOneMethod?
    public var requestedAt: Timestamp
    public var updatedAt: Timestamp
    /// When the status became what it is. An answer with an older moment than a known one is stale.
    public var statusChangedAt: Timestamp
    public var paidAt: Timestamp?
    public var failedAt: Timestamp?
    public var cancelledAt: Timestamp?
    public var failure: PortOneFailure?
    /// In the order of the requests; those that failed, too.
    public var cancellations: [PortOneCancellation] = []
    public var disputes: [PortOneDispute] = []
    public var receiptURL: String?

    /// Memberwise, without what only a payment that went on has.
    public init(
        status: PortOneStatus, id: String, transactionID: String, merchantID: String, storeID: String,
        currency: String, orderName: String, amount: PortOneAmount, requestedAt: Timestamp
    ) {
        (self.status, self.id, self.transactionID) = (status, id, transactionID)
        (self.merchantID, self.storeID) = (merchantID, storeID)
        (self.currency, self.orderName, self.amount) = (currency, orderName, amount)
        (self.requestedAt, updatedAt, statusChangedAt) = (requestedAt, requestedAt, requestedAt)
    }
}

extension PortOnePayment {
    /// The amount that can still be cancelled; 0 where the numbers contradict each other.
    public var cancellable: Int64 { status.wasPaid && isConsistent ? amount.paid - amount.cancelled : 0 }

    /// Whether the numbers agree with each other and with the status: `paid = total - discount`,
    /// `0 <= cancelled <= paid`, the status says how much was cancelled, and the cancellations that succeeded
    /// add up to it. An answer that breaks this must not be acted upon.
    public var isConsistent: Bool {
        let isWhole = amount.total >= 0 && amount.discount >= 0 && amount.discount <= amount.total
        guard status.wasPaid else { return isWhole }
        let returned = cancellations.filter { $0.status == .succeeded }.reduce(0) { $0 &+ $1.totalAmount }
        let expected: PortOneStatus =
            amount.cancelled == 0 ? .paid : amount.cancelled == amount.paid ? .cancelled : .partialCancelled
        return isWhole && amount.paid == amount.total - amount.discount
            && (0...max(0, amount.paid)).contains(amount.cancelled) && returned == amount.cancelled
            && status == expected
    }
}

/// The amounts of a payment.
public struct PortOneAmount: Hashable, Sendable {
    /// The price before discounts.
    public var total: Int64
    public var taxFree: Int64 = 0
    public var vat: Int64?
    public var supply: Int64?
    public var discount: Int64 = 0
    /// Taken from the buyer; 0 until the payment is paid.
    public var paid: Int64 = 0
    /// Given back by cancellations that succeeded.
    public var cancelled: Int64 = 0
    public var cancelledTaxFree: Int64 = 0

    /// A price of which nothing was paid.
    public init(total: Int64) { self.total = total }
}

/// The channel by which a payment goes: a contract with a payment company.
public struct PortOneChannel: Hashable, Sendable {
    public var type: PortOneChannelType
    public var key: String?
    public var name: String?
    /// The payment company: `INICIS_V2`.
    public var provider: String?

    /// A channel of that type.
    public init(_ type: PortOneChannelType, key: String? = nil, name: String? = nil, provider: String? = nil)
    {
        (self.type, self.key, self.name, self.provider) = (type, key, name, provider)
    }
}

/// The means by which a payment was made.
public struct PortOneMethod: Hashable, Sendable {
    public var type: PortOneMethodType

    /// Without details: card numbers, even masked ones, are never read.
    public init(_ type: PortOneMethodType) { self.type = type }
}

/// Why an attempt failed.
public struct PortOneFailure: Hashable, Sendable {
    public var reason: String?
    /// The payment company's own code and message.
    public var providerCode: String?
    public var providerMessage: String?

    /// Memberwise.
    public init(reason: String?, providerCode: String? = nil, providerMessage: String? = nil) {
        (self.reason, self.providerCode, self.providerMessage) = (reason, providerCode, providerMessage)
    }
}

/// Money that goes back to the buyer.
public struct PortOneCancellation: Hashable, Sendable {
    public var status: PortOneCancellationStatus
    public var id: String
    /// The amount, in the smallest unit of the payment's currency.
    public var totalAmount: Int64
    public var taxFreeAmount: Int64 = 0
    public var vatAmount: Int64 = 0
    public var reason: String
    public var requestedAt: Timestamp
    public var cancelledAt: Timestamp?
    public var trigger: PortOneTrigger?

    /// Memberwise.
    public init(
        _ status: PortOneCancellationStatus, id: String, totalAmount: Int64, reason: String,
        requestedAt: Timestamp, cancelledAt: Timestamp? = nil, trigger: PortOneTrigger? = nil
    ) {
        (self.status, self.id, self.totalAmount, self.reason) = (status, id, totalAmount, reason)
        (self.requestedAt, self.cancelledAt, self.trigger) = (requestedAt, cancelledAt, trigger)
    }
}

/// A buyer's complaint at the card company. Until it is resolved, nothing may be refunded: the card company
/// may take the money back itself.
public struct PortOneDispute: Hashable, Sendable {
    public var id: String?
    public var reason: String?
    public var createdAt: Timestamp?
    /// Nil while it is open.
    public var resolvedAt: Timestamp?

    /// Memberwise.
    public init(id: String?, reason: String?, createdAt: Timestamp?, resolvedAt: Timestamp? = nil) {
        (self.id, self.reason, self.createdAt, self.resolvedAt) = (id, reason, createdAt, resolvedAt)
    }
}
