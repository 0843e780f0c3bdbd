public import Vocabulary

/// The money of one order at the gateway. The buyer may try several times under one reference; the gateway
/// lets at most one attempt succeed.
public struct Payment: Hashable, Sendable {
    public let order: OrderID
    public let reference: PaymentReference
    public let amount: Money
    /// Whether no money moves: everything about it says so.
    public let isTest: Bool
    public internal(set) var state: PaymentState
    public internal(set) var mismatch: PaymentMismatch?
    /// The gateway's own name of the attempt that was paid, or of the newest.
    public internal(set) var transaction: String?
    /// When the gateway changed what is known (`GatewayAttempt.updatedAt`).
    public internal(set) var changedAt: Timestamp?
    /// Taken, and given back, in the smallest unit of the currency that the gateway says.
    public internal(set) var paid: Int64
    public internal(set) var refunded: Int64
    /// Whether a complaint at the card company is open: nothing is refunded meanwhile.
    public internal(set) var isDisputed: Bool
    /// When the gateway is to be asked next; nil if nothing more is expected.
    public internal(set) var lookAt: Timestamp?
    /// How often it was asked since something changed.
    public internal(set) var looks: Int
    public let createdAt: Timestamp
    public internal(set) var version: Version

    /// The payment of a new order.
    public init(of order: Order, _ reference: PaymentReference, isTest: Bool, at now: Timestamp) {
        self.init(
            order: order.id, reference: reference, amount: order.price.total, isTest: isTest, state: .created,
            mismatch: nil, transaction: nil, changedAt: nil, paid: 0, refunded: 0, isDisputed: false,
            lookAt: PaymentLooks.next(after: 0, from: now), looks: 0, createdAt: now, version: .first)
    }

    /// A stored payment.
    public init(
        order: OrderID, reference: PaymentReference, amount: Money, isTest: Bool, state: PaymentState,
        mismatch: PaymentMismatch?, transaction: String?, changedAt: Timestamp?, paid: Int64, refunded: Int64,
        isDisputed: Bool, lookAt: Timestamp?, looks: Int, createdAt: Timestamp, version: Version
    ) {
        (self.order, self.reference, self.amount, self.isTest) = (order, reference, amount, isTest)
        (self.state, self.mismatch, self.transaction) = (state, mismatch, transaction)
        (self.changedAt, self.paid, self.refunded, self.isDisputed) = (changedAt, paid, refunded, isDisputed)
        (self.lookAt, self.looks, self.createdAt, self.version) = (lookAt, looks, createdAt, version)
    }

    /// The name of the attempt that has paid it; nil for one that belongs to another payment. No two payments
    /// have the same.
    public var paidAttempt: String? { state.wasPaid && mismatch != .transaction ? transaction : nil }

    /// What can still be given back.
    public var refundable: Money { Money(max(0, paid - refunded), amount.currency) }
}

/// When the gateway is asked about a payment of which it said nothing.
public enum PaymentLooks {
    /// The moment of the next look: 1, 5 and 30 minutes after the payment was made or changed, then every
    /// hour.
    public static func next(after looks: Int, from now: Timestamp) -> Timestamp {
        let minutes = [1, 5, 30]
        return now.advanced(by: .seconds((looks < minutes.count ? minutes[looks] : 60) * 60))
    }

    /// How often a payment is looked up at most of which the gateway knows nothing: for two days. The
    /// gateway's own list of changes is read every day besides.
    public static let most = 50
}
