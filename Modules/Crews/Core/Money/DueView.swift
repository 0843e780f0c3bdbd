public import Vocabulary

/// A due as its member or the treasurer sees it.
public struct DueView: Hashable, Sendable {
    public let due: Due
    /// The member as they are called now, without a nickname after withdrawal.
    public let member: MemberCard
    /// Blank once the crew is dissolved.
    public let crewName: String
    /// Whether its day had passed, unpaid, when it was read.
    public let isInArrears: Bool

    /// Memberwise.
    public init(due: Due, member: MemberCard, crewName: String, isInArrears: Bool) {
        (self.due, self.member) = (due, member)
        (self.crewName, self.isInArrears) = (crewName, isInArrears)
    }

    /// The record for which its member opens an order; nil while nothing is to be paid.
    public var record: AnyIdentifier? { due.state == .open ? AnyIdentifier(due.id) : nil }
}
