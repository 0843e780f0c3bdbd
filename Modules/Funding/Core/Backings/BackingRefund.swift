public import Vocabulary

/// A decided step at the cashier, taken outside of any transaction until the money is back.
public struct BackingRefund: Hashable, Sendable {
    /// Why money goes back.
    public enum Reason: String, Sendable, CaseIterable {
        /// The backer has withdrawn the backing.
        case withdrawn
        /// The campaign had too little.
        case missed
        /// The campaign was called off.
        case cancelled
        /// An item cannot be had.
        case item
    }

    public let order: OrderID
    /// In won; nil for all that is left.
    public let amount: Money?
    public let reason: Reason
    /// The number of the item; nil for all of the backing.
    public let item: Int?
    /// How often it was taken, and the money was not back.
    public var attempts: Int
    /// When it is taken next.
    public var nextAt: Timestamp

    /// Memberwise.
    public init(
        order: OrderID, amount: Money?, reason: Reason, item: Int?, attempts: Int = 0, nextAt: Timestamp
    ) {
        (self.order, self.amount, self.reason, self.item) = (order, amount, reason, item)
        (self.attempts, self.nextAt) = (attempts, nextAt)
    }

    /// From this number of attempts on an operator sees it among those that the gateway cannot refund.
    public static let stuck = 12

    /// The step once more, since the money is not back: after 2 seconds, then twice as long each time, at
    /// most an hour.
    func postponed(at now: Timestamp) -> BackingRefund {
        var next = self
        next.attempts = min(attempts + 1, 1_000_000)
        next.nextAt = now.advanced(by: .seconds(min(3_600, 1 << Int64(min(next.attempts, 12)))))
        return next
    }
}
