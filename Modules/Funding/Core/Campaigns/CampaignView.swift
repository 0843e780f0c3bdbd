public import Vocabulary

/// A campaign as one principal sees it.
public struct CampaignView: Hashable, Sendable {
    /// With masked accounts.
    public let campaign: Campaign
    public let shelter: ShelterCard
    /// What was paid less what is back, before fees and payouts: read from Payments in the snapshot of the
    /// campaign.
    public let raised: Money
    public let backers: BackerCount
    /// How many of each item are spoken for, by number; empty for a campaign for an amount, and in lists.
    public let items: [Int: ItemCount]
    /// Of a campaign whose money goes back, how many backings are not back yet; nil for any other.
    public let unreturned: Int?
    /// Whether it takes backings at the moment of asking.
    public let isCollecting: Bool
    /// The principal's role in its shelter; nil for all others.
    public let role: ShelterRole?

    /// Memberwise.
    public init(
        campaign: Campaign, shelter: ShelterCard, raised: Money, backers: BackerCount,
        items: [Int: ItemCount], unreturned: Int?, isCollecting: Bool, role: ShelterRole?
    ) {
        (self.campaign, self.shelter, self.raised, self.backers) = (campaign, shelter, raised, backers)
        (self.items, self.unreturned) = (items, unreturned)
        (self.isCollecting, self.role) = (isCollecting, role)
    }

    /// Its state as readers are told: past its deadline it decides, also before a server has written that.
    public var shownState: CampaignState {
        campaign.state.isCollecting && !isCollecting ? .deciding : campaign.state
    }

    /// How far it has come, in hundredths of a percent of the goal, rounded down; beyond 10,000 where it is
    /// over-funded.
    public var progress: Int64 {
        let (goal, raised) = (max(1, campaign.details.goal.sum.minorUnits), max(0, raised.minorUnits))
        let (whole, rest) = raised.quotientAndRemainder(dividingBy: goal)
        let (parts, overflow) = whole.multipliedReportingOverflow(by: 10_000)
        // A goal is at most 10 billion won.
        return overflow ? .max : parts + rest * 10_000 / goal
    }

    /// Of the backings that went back, how many are back, and how many that are: "n of m". Nil for a
    /// campaign whose money does not go back.
    public var returned: (done: Int, all: Int)? {
        guard let unreturned, let result = campaign.result else { return nil }
        let all = max(result.backings, unreturned)
        return (all - unreturned, all)
    }
}

extension CampaignView {
    /// Requires that a backing fits into what is left by this view, so that it is refused before it is
    /// chosen. Holding it decides, also about what others have begun to pay for meanwhile. Throws `itemGone`
    /// and `notEnoughLeft`.
    public func requireRoom(for draft: BackingDraft) throws(FundingError) {
        guard isCollecting, let ceiling = campaign.ceiling else { return }
        if campaign.details.limitsItems {
            for pick in draft.items {
                guard let item = campaign.details.goal.item(pick.item) else { continue }
                let left = max(0, item.wanted - (items[pick.item]?.taken ?? 0))
                if pick.quantity > left { throw .itemGone(pick.item, left: left) }
            }
        }
        let left = max(0, ceiling.minorUnits - raised.minorUnits)
        if let amount = draft.amount, amount > left { throw .notEnoughLeft(Money(left, .krw)) }
    }
}
