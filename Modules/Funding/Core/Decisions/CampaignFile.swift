public import Vocabulary

/// All that decides about one campaign, read and written in one transaction.
///
/// A store gives it to a decision while it holds the campaign's row, so that no two decisions about one
/// campaign are made at a time, on one server or on several.
public struct CampaignFile: Hashable, Sendable {
    public let campaign: Campaign
    public let shelter: Shelter
    /// The people of the shelter, the owner first, then the longest there.
    public let people: [ShelterMember]
    /// The backing in question; nil if none is.
    public let backing: Backing?
    /// The backing of the member in question in this campaign that is not paid and may still be; nil for
    /// none.
    public let unpaid: Backing?
    /// How many backings that were paid the member in question has in this campaign.
    public let given: Int
    /// As the question asks; nil where nothing was added up.
    public let tally: CampaignTally?
    /// The other campaigns that count to the sum of the shelter, or of the other shelter in question; empty
    /// unless asked for.
    public let others: [Campaign]
    /// The other shelter in question; nil for none.
    public let other: Shelter?
    /// How many of each item were delivered, by the log that everybody sees; empty unless asked for.
    public let delivered: [Int: Int]
    /// The update in question; nil for none.
    public let update: CampaignUpdate?
    /// The payout of the number in question; nil for none.
    public let payout: Payout?
    /// Whether the order in question was let go within the last 30 days.
    public let wasLetGo: Bool

    /// Memberwise.
    public init(
        campaign: Campaign, shelter: Shelter, people: [ShelterMember], backing: Backing? = nil,
        unpaid: Backing? = nil, given: Int = 0, tally: CampaignTally? = nil, others: [Campaign] = [],
        other: Shelter? = nil, delivered: [Int: Int] = [:], update: CampaignUpdate? = nil,
        payout: Payout? = nil, wasLetGo: Bool = false
    ) {
        (self.campaign, self.shelter, self.people) = (campaign, shelter, people)
        (self.backing, self.unpaid, self.given) = (backing, unpaid, given)
        (self.tally, self.others, self.other, self.wasLetGo) = (tally, others, other, wasLetGo)
        (self.delivered, self.update, self.payout) = (delivered, update, payout)
    }

    /// The role of a member in the shelter; nil for all others.
    public func role(of member: MemberID?) -> ShelterRole? { people.first { $0.member == member }?.role }

    /// The file as it is once the change is written; sums stay as they were read.
    public func after(_ change: CampaignChange) -> CampaignFile {
        let backings = Dictionary(change.backings.map { ($0.id, $0) }) { $1 }
        let new = change.backings.first { $0.id != backing?.id && $0.id != unpaid?.id }
        return CampaignFile(
            campaign: change.campaign ?? campaign, shelter: shelter, people: people,
            backing: backing.map { backings[$0.id] ?? $0 } ?? new ?? unpaid.map { backings[$0.id] ?? $0 },
            unpaid: unpaid.map { backings[$0.id] ?? $0 }, given: given, tally: tally, others: others,
            other: other, delivered: delivered, update: change.update ?? update,
            payout: change.payout ?? payout, wasLetGo: wasLetGo || change.letGo != nil)
    }
}
