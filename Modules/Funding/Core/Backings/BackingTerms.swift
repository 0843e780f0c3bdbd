public import Vocabulary

/// So many of an item.
public struct ItemPick: Hashable, Sendable {
    /// The number of the item in its campaign.
    public let item: Int
    public let quantity: Int

    /// Memberwise.
    public init(item: Int, quantity: Int) { (self.item, self.quantity) = (item, quantity) }
}

/// What a backing is, checked.
public struct BackingTerms: Hashable, Sendable {
    public let lines: [BackingLine]
    /// In won.
    public let amount: Money
    public let isAnonymous: Bool
    public let message: String

    init(lines: [BackingLine], amount: Money, isAnonymous: Bool, message: String) {
        (self.lines, self.amount) = (lines, amount)
        (self.isAnonymous, self.message) = (isAnonymous, message)
    }
}
