import Vocabulary

/// Backings in memory, by campaign: the part of `InMemoryFundingStore` that keeps them.
struct BackingShelf: Sendable {
    private var backings: [BackingID: Backing] = [:]
    private var byCampaign: [CampaignID: Set<BackingID>] = [:]

    var all: some Sequence<Backing> { backings.values }

    subscript(id: BackingID) -> Backing? { backings[id] }

    mutating func put(_ backing: Backing) {
        backings[backing.id] = backing
        byCampaign[backing.campaign, default: []].insert(backing.id)
    }

    func of(_ campaign: CampaignID) -> [Backing] {
        (byCampaign[campaign] ?? []).compactMap { backings[$0] }
    }

    func of(_ member: MemberID) -> [Backing] { backings.values.filter { $0.member == member } }

    /// The sums of a campaign.
    func tally(of campaign: CampaignID) -> CampaignTally {
        of(campaign).reduce(into: CampaignTally()) { $0.add($1) }
    }

    /// The first ones in the order of the key, then of the identifier.
    func first(
        _ limit: Int, by key: (Backing) -> Timestamp, where isWanted: (Backing) -> Bool
    ) -> [Backing] {
        let found = backings.values.filter(isWanted)
        return Array(found.sorted { (key($0), $0.id) < (key($1), $1.id) }.prefix(limit))
    }
}
