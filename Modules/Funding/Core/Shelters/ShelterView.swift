public import Vocabulary

/// A shelter as one principal sees it.
public struct ShelterView: Hashable, Sendable {
    /// With a masked account for the treasurer; without account and note for those who are not of it, and no
    /// operators.
    public let shelter: Shelter
    /// Its owner as they are called now, without a nickname after withdrawal.
    public let owner: MemberCard
    /// The principal's role in it; nil for all others.
    public let role: ShelterRole?

    /// Memberwise.
    public init(shelter: Shelter, owner: MemberCard, role: ShelterRole?) {
        (self.shelter, self.owner, self.role) = (shelter, owner, role)
    }
}

/// One of the people of a shelter as others see them.
public struct ShelterMemberView: Hashable, Sendable {
    public let member: MemberCard
    public let role: ShelterRole
    public let joinedAt: Timestamp

    /// Memberwise.
    public init(member: MemberCard, role: ShelterRole, joinedAt: Timestamp) {
        (self.member, self.role, self.joinedAt) = (member, role, joinedAt)
    }
}
