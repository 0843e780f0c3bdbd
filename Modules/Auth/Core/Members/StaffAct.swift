public import Vocabulary

/// An operator's act on a member, written to the audit log in the same step.
public struct StaffAct: Hashable, Sendable {
    /// The event for the log.
    public let event: AuditEvent
    /// Whether the act is refused if no operator able to sign in would remain.
    public let keepsAnOperator: Bool
    /// The message to other domains; nil for an act that concerns none.
    public private(set) var news: OutboxMessage?

    /// An act without a message to other domains.
    public init(_ event: AuditEvent, keepsAnOperator: Bool = false) {
        self.event = event
        self.keepsAnOperator = keepsAnOperator
    }

    /// The same act with that message to other domains, or none.
    public func telling(_ news: OutboxMessage?) -> StaffAct {
        var act = self
        act.news = news
        return act
    }

    /// The outbox messages: the event, and the message to other domains.
    public var messages: [OutboxMessage] { [OutboxMessage(event)] + (news.map { [$0] } ?? []) }
}
