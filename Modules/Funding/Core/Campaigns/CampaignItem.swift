public import Vocabulary

/// Something that the shelter needs.
public struct CampaignItem: Hashable, Sendable {
    /// Names it within its campaign for good: 1 to 999, never given twice.
    public let number: Int
    /// One line of 1 to 60 characters.
    public var name: String
    /// In won, 100 to 10,000,000.
    public var unitPrice: Money
    /// How many are wanted, 1 to 10,000.
    public var wanted: Int
    public internal(set) var photo: FundingPhoto?

    /// Memberwise.
    public init(number: Int, name: String, unitPrice: Money, wanted: Int, photo: FundingPhoto? = nil) {
        (self.number, self.name, self.unitPrice) = (number, name, unitPrice)
        (self.wanted, self.photo) = (wanted, photo)
    }

    /// What all of it costs, in won.
    public var price: Int64 { unitPrice.minorUnits * Int64(wanted) }
}

/// How many of an item are spoken for.
public struct ItemCount: Hashable, Sendable {
    /// Held by open orders.
    public var held: Int
    /// Paid.
    public var backed: Int

    /// Memberwise.
    public init(held: Int = 0, backed: Int = 0) { (self.held, self.backed) = (held, backed) }

    /// Both.
    public var taken: Int { held + backed }
}
