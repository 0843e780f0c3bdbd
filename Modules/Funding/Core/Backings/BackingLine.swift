public import Vocabulary

/// Some of one item.
public struct BackingLine: Hashable, Sendable {
    /// The number of the item in its campaign.
    public let item: Int
    /// 1 to 10,000.
    public let quantity: Int
    /// What one cost when it was chosen, in won.
    public let unitPrice: Money

    /// Memberwise.
    public init(item: Int, quantity: Int, unitPrice: Money) {
        (self.item, self.quantity, self.unitPrice) = (item, quantity, unitPrice)
    }

    /// In won.
    public var price: Int64 { unitPrice.minorUnits * Int64(quantity) }
}

/// An item that cannot be had, and what becomes of the backer's money for it.
public struct ItemChoice: Hashable, Sendable {
    /// What the backer chose.
    public enum Answer: Hashable, Sendable {
        /// Nothing yet: it is refunded after `until`.
        case open
        /// The money goes back.
        case refund
        /// The shelter buys another item for the money: that of this number, or what is needed if nil.
        case swap(Int?)
    }

    /// The number of the item.
    public let item: Int
    public var answer: Answer
    public let until: Timestamp

    /// Memberwise.
    public init(item: Int, answer: Answer, until: Timestamp) {
        (self.item, self.answer, self.until) = (item, answer, until)
    }
}
