/// What a payment must be for `confirm` to take the money; PortOne refuses anything else.
public struct PortOneConfirmation: Hashable, Sendable {
    /// The token that the payment window gave, once.
    public var paymentToken: String
    /// The attempt.
    public var transactionID: String?
    public var totalAmount: Int64
    public var currency: String
    /// Whether the channel may only be a test channel, or only a live one.
    public var isTest: Bool

    /// Memberwise.
    public init(
        paymentToken: String, transactionID: String? = nil, totalAmount: Int64, currency: String, isTest: Bool
    ) {
        (self.paymentToken, self.transactionID) = (paymentToken, transactionID)
        (self.totalAmount, self.currency, self.isTest) = (totalAmount, currency, isTest)
    }
}

/// What shall go back to the buyer.
public struct PortOneCancel: Hashable, Sendable {
    /// At least 1. PortOne would read a missing amount, or 0, as "everything"; it is always sent.
    public var amount: Int64
    /// The amount that can be cancelled as the merchant knows it. Where PortOne knows another one, it
    /// refuses.
    public var currentCancellableAmount: Int64
    public var reason: String
    /// Whether the buyer or the merchant asks.
    public var requester: Requester

    /// The two sides that can ask for a cancellation.
    public enum Requester: String, Sendable, CaseIterable {
        case customer = "CUSTOMER"
        case admin = "ADMIN"
    }

    /// Memberwise.
    public init(amount: Int64, currentCancellableAmount: Int64, reason: String, requester: Requester) {
        (self.amount, self.currentCancellableAmount) = (amount, currentCancellableAmount)
        (self.reason, self.requester) = (reason, requester)
    }
}

/// A part of the list of all payments of a store, by the moment at which they were requested.
public struct PortOnePaymentPage: Hashable, Sendable {
    /// A payment, and the place in the list behind it.
    public struct Item: Hashable, Sendable {
        public let payment: PortOnePayment
        public let cursor: String

        /// Memberwise.
        public init(payment: PortOnePayment, cursor: String) {
            (self.payment, self.cursor) = (payment, cursor)
        }
    }

    /// The oldest first.
    public let items: [Item]

    /// Memberwise.
    public init(items: [Item]) { self.items = items }
}
