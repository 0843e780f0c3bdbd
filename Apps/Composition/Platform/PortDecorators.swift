package import Vocabulary

/// What stands between the domains of a platform that is tried and what they ask and tell each other.
package struct PortDecorators: Sendable {
    /// Answers about members in place of accounts.
    package var members: @Sendable (any MemberPorts) -> any MemberPorts = { $0 }
    /// Replaces the comment counts of the domain that keeps comments.
    package var comments: @Sendable (any CommentDirectory) -> any CommentDirectory = { $0 }
    /// Observes each message delivered to another domain.
    package var hears: @Sendable (OutboxMessage) -> Void = { _ in }

    /// Whether notices of the kinds that clauses send are kept by the rules of these.
    package var knowsClauseNotices = false

    /// Nothing.
    package init() {}
}
