/// What other domains show of an order: the purchase of one of their records.
public struct OrderCard: Hashable, Sendable {
    public let id: OrderID
    /// What is bought.
    public let record: AnyIdentifier
    public let buyer: MemberID
    /// The member, crew or campaign that gets the money.
    public let payee: AnyIdentifier
    /// The price, fixed when the order was opened.
    public let total: Money
    /// Given back so far.
    public let refunded: Money
    public let state: OrderCardState
    /// Whether no money moves.
    public let isTest: Bool
    /// The buyer may pay until then.
    public let payBy: Timestamp
    public let openedAt: Timestamp

    /// Memberwise.
    public init(
        id: OrderID, record: AnyIdentifier, buyer: MemberID, payee: AnyIdentifier, total: Money,
        refunded: Money, state: OrderCardState, isTest: Bool, payBy: Timestamp, openedAt: Timestamp
    ) {
        (self.id, self.record, self.buyer, self.payee) = (id, record, buyer, payee)
        (self.total, self.refunded, self.state, self.isTest) = (total, refunded, state, isTest)
        (self.payBy, self.openedAt) = (payBy, openedAt)
    }
}

/// How far an order has come, for the domain of its record.
public enum OrderCardState: String, Sendable, CaseIterable {
    /// The buyer may still pay.
    case open
    /// Paid, and the buyer has what was bought, or will have it.
    case paid
    /// Paid, and taken back: the money is back, on its way, or the payee's by the terms of the purchase.
    case returned
    /// Ended without a payment.
    case ended
}

/// The orders that a list of `Cashier` holds.
public enum OrderCardList: Hashable, Sendable {
    /// Those for a record.
    case record(AnyIdentifier)
    /// Those whose money goes to a payee.
    case payee(AnyIdentifier)
}

/// The orders of one record that are paid (`OrderCardState.paid`), counted.
public struct PaidOrders: Hashable, Sendable {
    public var count: Int
    /// What was paid for them less what was given back, in the smallest unit of the currency.
    public var amount: Int64

    /// Memberwise.
    public init(count: Int = 0, amount: Int64 = 0) { (self.count, self.amount) = (count, amount) }
}

/// A posting in the ledger of payments as its payee sees it.
public struct PayeePosting: Hashable, Sendable {
    /// Its number in the ledger.
    public let sequence: Int64
    public let kind: LedgerPostingKind
    public let order: OrderID?
    /// What the payee's balance gained, less what it lost.
    public let amount: Money
    public let at: Timestamp

    /// Memberwise.
    public init(
        sequence: Int64, kind: LedgerPostingKind, order: OrderID?, amount: Money, at moment: Timestamp
    ) {
        (self.sequence, self.kind, self.order, self.amount, at) = (sequence, kind, order, amount, moment)
    }
}
