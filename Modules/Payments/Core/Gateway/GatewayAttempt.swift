public import Vocabulary

/// One attempt to pay, as the gateway tells it.
public struct GatewayAttempt: Hashable, Sendable {
    public var reference: PaymentReference
    /// The gateway's own name of the attempt.
    public var transaction: String
    public var status: GatewayStatus
    /// When the status became what it is.
    public var changedAt: Timestamp
    /// When anything about it changed last, as refunds and complaints do that leave the status alone; the
    /// moment of the status unless the gateway tells more.
    public var updatedAt: Timestamp
    /// ISO 4217.
    public var currency: String
    /// In the smallest unit of the currency: the price, what was taken, and what was given back.
    public var total: Int64
    public var paid: Int64
    public var refunded: Int64
    /// Whether the channel moves no money; nil while the gateway does not say.
    public var isTest: Bool?
    /// Whether it was paid at the merchant's own store.
    public var isOwnStore: Bool
    /// Whether a card was charged, also one behind a wallet; nil while the gateway does not say.
    public var isByCard: Bool?
    /// Whether the numbers agree with each other and with the status.
    public var isConsistent: Bool
    public var refunds: [GatewayRefund]
    /// Whether a complaint at the card company is open.
    public var isDisputed: Bool
    /// Whether the gateway has told the same transaction of another payment: this platform finds it out.
    public var isOfAnother = false

    /// Memberwise.
    public init(
        _ reference: PaymentReference, transaction: String, _ status: GatewayStatus, changedAt: Timestamp,
        currency: String, total: Int64, paid: Int64, refunded: Int64, isTest: Bool?, isOwnStore: Bool,
        isByCard: Bool? = nil, isConsistent: Bool, refunds: [GatewayRefund], isDisputed: Bool
    ) {
        (self.reference, self.transaction, self.status) = (reference, transaction, status)
        (self.changedAt, updatedAt, self.currency) = (changedAt, changedAt, currency)
        (self.total, self.paid, self.refunded) = (total, paid, refunded)
        (self.isTest, self.isOwnStore, self.isByCard) = (isTest, isOwnStore, isByCard)
        self.isConsistent = isConsistent
        (self.refunds, self.isDisputed) = (refunds, isDisputed)
    }
}

/// How far an attempt has come at the gateway.
public enum GatewayStatus: Hashable, Sendable {
    /// The window is open.
    case ready
    /// The approval comes later.
    case pending
    case failed
    case paid
    case partlyRefunded
    case refunded
    /// One that is not known here.
    case other(String)

    /// Whether money was taken, whatever came back since.
    public var wasPaid: Bool { self == .paid || self == .partlyRefunded || self == .refunded }
}

/// Money on its way back, as the gateway tells it.
public struct GatewayRefund: Hashable, Sendable {
    /// How far it has come.
    public enum Status: Hashable, Sendable {
        case requested, succeeded, failed
        /// One that is not known here.
        case other(String)
    }

    public let id: String
    public let status: Status
    public let amount: Int64
    public let requestedAt: Timestamp
    /// Whether this platform did not ask for it: the merchant's console, or the card company.
    public let isForeign: Bool

    /// Memberwise.
    public init(id: String, _ status: Status, amount: Int64, requestedAt: Timestamp, isForeign: Bool) {
        (self.id, self.status, self.amount) = (id, status, amount)
        (self.requestedAt, self.isForeign) = (requestedAt, isForeign)
    }
}
