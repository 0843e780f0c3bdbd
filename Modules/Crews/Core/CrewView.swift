public import Vocabulary

/// A crew as one principal sees it.
public struct CrewView: Hashable, Sendable {
    public let crew: Crew
    /// Its owner as they are called now, without a nickname after withdrawal.
    public let owner: MemberCard
    public let counts: CrewCounts
    /// The principal's own membership; nil for a visitor, and for one who never had any.
    public let membership: Membership?

    /// Memberwise.
    public init(crew: Crew, owner: MemberCard, counts: CrewCounts, membership: Membership?) {
        (self.crew, self.owner, self.counts, self.membership) = (crew, owner, counts, membership)
    }

    /// The seats that nothing keeps.
    public var free: Int { max(0, crew.capacity - counts.taken) }
}
