public import Vocabulary

/// A private conversation of two members about a record of any domain. Its messages are comments with the
/// conversation as their subject. The same two members have at most one about the same record.
public struct Conversation: Hashable, Sendable {
    public let id: ConversationID
    /// The record that it is about.
    public let subject: AnyIdentifier
    /// The two members, in the order of their identifiers.
    public let first, second: MemberID
    public let startedAt: Timestamp
    /// When the last message was sent; nil before the first. Kept by the store.
    public var saidAt: Timestamp?

    /// A new conversation of two different members, in either order.
    public init(
        id: ConversationID, about subject: AnyIdentifier, of one: MemberID, and other: MemberID,
        at now: Timestamp
    ) {
        self.init(
            id: id, subject: subject, first: min(one, other), second: max(one, other), startedAt: now,
            saidAt: nil)
    }

    /// A stored conversation.
    public init(
        id: ConversationID, subject: AnyIdentifier, first: MemberID, second: MemberID, startedAt: Timestamp,
        saidAt: Timestamp?
    ) {
        (self.id, self.subject, self.first, self.second) = (id, subject, first, second)
        (self.startedAt, self.saidAt) = (startedAt, saidAt)
    }

    /// The two members.
    public var members: Set<MemberID> { [first, second] }

    /// The other member of the conversation.
    public func other(than member: MemberID) -> MemberID { member == first ? second : first }

    /// Whether it has the same members and subject.
    public func isSame(as other: Conversation) -> Bool {
        subject == other.subject && first == other.first && second == other.second
    }
}
