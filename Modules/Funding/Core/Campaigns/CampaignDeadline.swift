public import Vocabulary

/// The end of a campaign: a moment, and what the clocks of a zone show then. Both are fixed when the campaign
/// is opened: a later change of the zone's rules moves no deadline that backers were told.
public struct CampaignDeadline: Hashable, Sendable {
    public let moment: Timestamp
    /// A name of the IANA database: `Asia/Seoul`.
    public let zone: String
    /// What the clocks show there, in whole minutes.
    public let local: CivilTime

    /// Memberwise.
    public init(moment: Timestamp, zone: String, local: CivilTime) {
        (self.moment, self.zone, self.local) = (moment, zone, local)
    }
}

/// One of the two hours that clocks show twice when they are put back.
public enum RepeatedHour: String, Sendable, CaseIterable {
    case earlier, later
}
