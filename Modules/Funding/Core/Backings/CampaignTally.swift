public import Vocabulary

/// The backings of a campaign, counted in the transaction that decides: what bounds a backing that is held
/// (`CampaignQuestion.Sums.ifBounded`) a store may keep beside the campaign, in the transactions that change
/// it; what is decided once (`.all`) it adds up from the backings. It is never the total that is shown.
public struct CampaignTally: Hashable, Sendable {
    /// Those with an open order.
    public var held: Int
    public var heldAmount: Money
    /// Those that are paid and not on their way back.
    public var backed: Int
    public var backedAmount: Money
    /// Those of which all money is on its way back.
    public var returning: Int
    /// How many of each item are held and backed, by number.
    public var items: [Int: ItemCount]

    /// Memberwise; nothing by default.
    public init(
        held: Int = 0, heldAmount: Money = Money(0, .krw), backed: Int = 0,
        backedAmount: Money = Money(0, .krw), returning: Int = 0, items: [Int: ItemCount] = [:]
    ) {
        (self.held, self.heldAmount, self.backed) = (held, heldAmount, backed)
        (self.backedAmount, self.returning, self.items) = (backedAmount, returning, items)
    }

    /// What is held and backed, in won. Below 2^63, since no campaign takes more than its ceiling.
    public var taken: Int64 { heldAmount.minorUnits + backedAmount.minorUnits }

    /// The backings whose money is not back yet, once all of it goes back.
    public var unreturned: Int { held + backed + returning }

    /// Counts a backing.
    public mutating func add(_ backing: Backing) {
        switch backing.state {
        case .held:
            held += 1
            heldAmount = Money(heldAmount.minorUnits + backing.amount.minorUnits, .krw)
            for line in backing.lines { items[line.item, default: ItemCount()].held += line.quantity }
        case .backed:
            backed += 1
            backedAmount = Money(backedAmount.minorUnits + backing.kept.minorUnits, .krw)
            for line in backing.lines { items[line.item, default: ItemCount()].backed += line.quantity }
        case .refunding: returning += 1
        case .started, .refunded, .returned, .lapsed: break
        }
    }
}
