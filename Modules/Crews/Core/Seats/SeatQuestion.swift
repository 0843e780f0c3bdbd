public import Vocabulary

/// What a decision about the seats of a crew reads.
public struct SeatQuestion: Hashable, Sendable {
    /// How much of the crew's people is read besides the membership in question and the list.
    public enum Reach: Hashable, Sendable {
        case none
        /// Owner, managers and treasurers, who are told of things.
        case leaders
        /// All people but those with a membership that is over.
        case everyone
    }

    public let crew: CrewID
    /// The person of the membership in question; nil for a decision about the crew.
    public var member: MemberID?
    /// The member who acts; nil for a job, or for Payments.
    public var actor: MemberID?
    /// The order in question: the file tells whether it was let go.
    public var order: OrderID?
    public var reach: Reach
    /// How many of the list are read beyond the seats that are free: as many as the decision can free.
    public var mostFreed: Int

    /// Memberwise.
    public init(
        of crew: CrewID, about member: MemberID? = nil, by actor: MemberID? = nil, order: OrderID? = nil,
        reach: Reach = .none, mostFreed: Int = 1
    ) {
        (self.crew, self.member, self.actor, self.order) = (crew, member, actor, order)
        (self.reach, self.mostFreed) = (reach, mostFreed)
    }
}
