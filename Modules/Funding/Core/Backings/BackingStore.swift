public import Vocabulary

/// The reads of stored backings. They are changed by decisions about their campaign (`CampaignStore.decide`).
public protocol BackingStore: Sendable {
    /// The backing; nil if there is none. Throws outages.
    func backing(_ id: BackingID) async throws(FundingError) -> Backing?

    /// The backing made by the same request within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func backing(madeFor request: IdempotentRequest) async throws(FundingError) -> Backing?

    /// A page of backings, the youngest first (`Backing.sortKey`). The caller has checked the cursor.
    /// Throws outages.
    func backings(_ list: BackingList, _ page: PageRequest) async throws(FundingError) -> Page<Backing>

    /// Whether the member has a backing of the campaign that was paid, whatever has become of it.
    /// Throws outages.
    func hasBacked(_ member: MemberID, _ campaign: CampaignID) async throws(FundingError) -> Bool

    /// What a member has given by the years of the Korean calendar, the last year first: of backings that are
    /// paid and not on their way back. Costs one query. Throws outages.
    func backedYears(of member: MemberID) async throws(FundingError) -> [BackedYear]

    /// At most `limit` started backings whose time is over, the longest over first. Throws outages.
    func ranOut(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing]

    /// At most `limit` backings that are paid, of campaigns whose money goes back and without a step:
    /// campaign by campaign, the one that gives back the longest first, in the order of the backings'
    /// identifiers. Throws outages.
    func toGiveBack(limit: Int) async throws(FundingError) -> [Backing]

    /// At most `limit` backings with a step at the cashier that is due, the longest due first; of one
    /// campaign if it is given. Throws outages.
    func unfinished(of campaign: CampaignID?, at now: Timestamp, limit: Int) async throws(FundingError)
        -> [Backing]

    /// At most `limit` paid backings with an item that cannot be had, whose backers were not asked about it,
    /// each with that item, in the order of campaigns, items and the backings' identifiers. Of campaigns that
    /// were cut short (`Campaign.isCutShort`) also those to which the money for it is owed, whatever was
    /// asked (`Backing.owes`). Throws outages.
    func toAsk(limit: Int) async throws(FundingError) -> [UnaskedItem]

    /// At most `limit` paid backings with a choice whose time is over, the longest over first.
    /// Throws outages.
    func choicesOver(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing]
}

/// A backing whose backer is to be asked about an item.
public struct UnaskedItem: Hashable, Sendable {
    public let backing: Backing
    /// The number of the item.
    public let item: Int

    /// Memberwise.
    public init(backing: Backing, item: Int) { (self.backing, self.item) = (backing, item) }
}
