public import Vocabulary

/// A conversation as one of its members sees it.
public struct ConversationView: Hashable, Sendable, Identifiable {
    public let id: ConversationID
    /// The record that it is about.
    public let subject: AnyIdentifier
    /// The subject's title; blank if the subject is gone.
    public let title: String
    /// The other member.
    public let other: MemberCard
    /// The last message, if it is still shown.
    public let last: CommentView?
    public let startedAt: Timestamp
    /// When the last message was sent.
    public let saidAt: Timestamp
    /// Whether it takes messages: no longer once its subject is gone or a deal has ended.
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
