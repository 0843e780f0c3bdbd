/// A campaign with its shelter and what its page counts besides the total, as one snapshot has them.
public struct ShownCampaign: Hashable, Sendable {
    public let campaign: Campaign
    public let shelter: Shelter
    public let counts: CampaignCounts

    /// Memberwise.
    public init(campaign: Campaign, shelter: Shelter, counts: CampaignCounts) {
        (self.campaign, self.shelter, self.counts) = (campaign, shelter, counts)
    }
}

/// What a campaign's page counts besides its total.
public struct CampaignCounts: Hashable, Sendable {
    /// Members with a backing that is paid and not on its way back, up to a bound.
    public var backers: BackerCount
    /// By the number of the item; empty for a campaign for an amount, and where they were not asked for.
    public var items: [Int: ItemCount]
    /// Of a campaign whose money goes back, the backings that are not back; nil for any other.
    public var unreturned: Int?

    /// Memberwise.
    public init(
        backers: BackerCount = BackerCount(0), items: [Int: ItemCount] = [:], unreturned: Int? = nil
    ) {
        (self.backers, self.items, self.unreturned) = (backers, items, unreturned)
    }
}
