public import Vocabulary

/// What two members say to each other about a record of any domain, seen by both alone. What is said are
/// comments, whose subject the conversation is. There is one at most of the same two about the same record.
public struct Conversation: Hashable, Sendable {
    public let id: ConversationID
    /// What it is about.
    public let subject: AnyIdentifier
    /// The two, in the order of their identifiers.
    public let first, second: MemberID
    public let startedAt: Timestamp
    /// When something was said last; nil before the first word. Kept by the store.
    public var saidAt: Timestamp?

    /// A new one of two different members, in either order.
    public init(
        id: ConversationID, about subject: AnyIdentifier, of one: MemberID, and other: MemberID,
        at now: Timestamp
    ) {
        self.init(
            id: id, subject: subject, first: min(one, other), second: max(one, other), startedAt: now,
            saidAt: nil)
    }

    /// What a store has kept.
    public init(
        id: ConversationID, subject: AnyIdentifier, first: MemberID, second: MemberID, startedAt: Timestamp,
        saidAt: Timestamp?
    ) {
        (self.id, self.subject, self.first, self.second) = (id, subject, first, second)
        (self.startedAt, self.saidAt) = (startedAt, saidAt)
    }

    /// The two.
    public var members: Set<MemberID> { [first, second] }

    /// Whom one of the two talks to.
    public func other(than member: MemberID) -> MemberID { member == first ? second : first }

    /// Whether it is between these and about the same.
    public func isSame(as other: Conversation) -> Bool {
        subject == other.subject && first == other.first && second == other.second
    }
}
