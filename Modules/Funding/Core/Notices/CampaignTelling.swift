public import Vocabulary

/// Something that all backers of a campaign are told. It is written with the change that it tells of; a job
/// writes the notices, some backers at a time.
public struct CampaignTelling: Hashable, Sendable {
    public let campaign: CampaignID
    public let act: BackingAct
    /// The place in the campaign that is told of, such as an update; nil for the campaign.
    public let place: AnyIdentifier?
    /// The member who did it, who is not told; nil for none.
    public let actor: MemberID?
    public let at: Timestamp
    /// The last backing whose backer was told; nil for none.
    public var after: BackingID?

    /// Memberwise.
    public init(
        _ act: BackingAct, of campaign: CampaignID, in place: AnyIdentifier? = nil, by actor: MemberID? = nil,
        at moment: Timestamp, after: BackingID? = nil
    ) {
        (self.campaign, self.act, self.place, self.actor) = (campaign, act, place, actor)
        (at, self.after) = (moment, after)
    }

    /// The notice to one backer; nil to the one who did it. Its identifier follows from what it tells, so
    /// that a backer with several backings is told once.
    public func notice(to member: MemberID) -> Notice? {
        guard member != actor else { return nil }
        return Notice(
            telling: "\(campaign) \(act.rawValue) \(place.map { "\($0)" } ?? "") \(at.microseconds)",
            .backing, act.rawValue, to: member, about: AnyIdentifier(campaign), in: place, at: at)
    }
}
