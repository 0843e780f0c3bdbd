package import Composition
package import Vocabulary

/// Answers and observers between the domains of a platform and what they ask and tell each other.
package struct PortDecorators: Sendable {
    /// Answers about members in place of accounts.
    package var members: @Sendable (any MemberPorts) -> any MemberPorts = { $0 }
    /// Replaces the comment counts of the domain that keeps comments; nil keeps them.
    package var comments: (any CommentDirectory)?
    /// How notices of kinds that no domain sends are kept.
    package var noticeRules: [NoticeRule] = []
    /// Observes each message delivered to another domain.
    package var hears: @Sendable (OutboxMessage) -> Void = { _ in }

    /// Nothing.
    package init() {}
}

extension LocalPlatform {
    /// The same data with these between the domains.
    package func decorated(by decorators: PortDecorators) -> LocalPlatform {
        let platform = with(
            dependencies, members: decorators.members, noticeRules: decorators.noticeRules,
            onDelivery: decorators.hears)
        guard let comments = decorators.comments else { return platform }
        platform.ports.provide(
            [
                .port((any CommentDirectory).self, comments),
                .port(CommentCountsAhead.self, .nothing),
            ], by: "decorators")
        return platform
    }
}
