public import Vocabulary

/// A crew as one principal sees it.
public struct CrewView: Hashable, Sendable {
    public let crew: Crew
    /// Its owner as they are called now, without a nickname after withdrawal.
    public let owner: MemberCard
    public let counts: CrewCounts
    /// The principal's own membership; nil for a visitor, and for one who never had any.
    public let membership: Membership?
    /// The dues of this month; nil where members owe none.
    public let dues: DuesPlan?
    /// The dues from a later month on, with no amount where they end then; nil where nothing changes, and in
    /// lists of crews.
    public let comingDues: DuesPlan?

    /// Memberwise.
    public init(
        crew: Crew, owner: MemberCard, counts: CrewCounts, membership: Membership?, dues: DuesPlan? = nil,
        comingDues: DuesPlan? = nil
    ) {
        (self.crew, self.owner, self.counts) = (crew, owner, counts)
        (self.membership, self.dues, self.comingDues) = (membership, dues, comingDues)
    }

    /// The seats that nothing keeps.
    public var free: Int { max(0, crew.capacity - counts.taken) }
}
