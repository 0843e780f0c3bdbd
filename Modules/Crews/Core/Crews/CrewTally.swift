public import Vocabulary

/// How many crews of one owner a member stands with in one way.
public struct CrewTally: Hashable, Sendable {
    public let member: MemberID
    public let owner: MemberID
    public let standing: MembershipState
    /// Whether these crews are open; otherwise they are closed.
    public let isOpen: Bool
    /// At least 1.
    public let number: Int

    /// Memberwise.
    public init(
        _ number: Int, of member: MemberID, owner: MemberID, _ standing: MembershipState, isOpen: Bool
    ) {
        (self.number, self.member, self.owner) = (number, member, owner)
        (self.standing, self.isOpen) = (standing, isOpen)
    }
}
