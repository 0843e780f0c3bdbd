public import Vocabulary

/// A conversation as one of its two sees it.
public struct ConversationView: Hashable, Sendable, Identifiable {
    public let id: ConversationID
    /// What it is about.
    public let subject: AnyIdentifier
    /// What that is called; blank if it is not there any more.
    public let title: String
    /// Whom one talks to.
    public let other: MemberCard
    /// What was said last and is still there.
    public let last: CommentView?
    public let startedAt: Timestamp
    /// When something was said last.
    public let saidAt: Timestamp
    /// Whether something may still be said: not once its subject is gone, or a deal has ended.
    public let isOpen: Bool

    /// Memberwise.
    public init(
        id: ConversationID, subject: AnyIdentifier, title: String, other: MemberCard, last: CommentView?,
        startedAt: Timestamp, saidAt: Timestamp, isOpen: Bool
    ) {
        (self.id, self.subject, self.title, self.other) = (id, subject, title, other)
        (self.last, self.startedAt, self.saidAt, self.isOpen) = (last, startedAt, saidAt, isOpen)
    }
}
