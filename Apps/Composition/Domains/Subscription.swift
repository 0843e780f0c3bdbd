public import Vocabulary

/// A domain's subscription to a topic: which messages it receives from the outboxes of all domains, and the
/// handler that takes them.
///
/// Messages are delivered at least once, in order for each subject, so a handler must accept a repetition.
public struct Subscription: Sendable {
    /// The topic of the messages.
    let topic: String
    /// Whether no other domain may subscribe to the topic.
    let isExclusive: Bool
    private let single: @Sendable (OutboxEvent) async throws(ServiceFailure) -> Void
    private let batch: (@Sendable ([OutboxEvent]) async throws(ServiceFailure) -> Void)?

    /// The only subscription to the topic; each message is handled by itself.
    public static func exclusive(
        _ topic: String, handler: @escaping @Sendable (OutboxEvent) async throws(ServiceFailure) -> Void
    ) -> Subscription {
        Subscription(topic: topic, isExclusive: true, single: handler, batch: nil)
    }

    /// The only subscription to the topic; messages that wait next to each other are handled in one step, all
    /// or none.
    public static func exclusive(
        _ topic: String,
        batches handler: @escaping @Sendable ([OutboxEvent]) async throws(ServiceFailure) -> Void
    ) -> Subscription {
        Subscription(
            topic: topic, isExclusive: true,
            single: { event throws(ServiceFailure) in try await handler([event]) }, batch: handler)
    }

    /// One of several subscriptions to the topic. A message counts as delivered when all of them have handled
    /// it; after a failure all of them receive it again.
    public static func shared(
        _ topic: String, handler: @escaping @Sendable (OutboxEvent) async throws(ServiceFailure) -> Void
    ) -> Subscription {
        Subscription(topic: topic, isExclusive: false, single: handler, batch: nil)
    }

    /// Handles one message. Throws what the handler throws: the message is delivered again later.
    func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        try await single(event)
    }

    /// Handles several messages in one step; false if this subscription takes them one by one. Throws what
    /// the handler throws: then none was handled.
    func receive(together events: [OutboxEvent]) async throws(ServiceFailure) -> Bool {
        guard let batch else { return false }
        try await batch(events)
        return true
    }
}

/// What a domain publishes: its outbox, and the topics of the messages that it appends.
public struct Publication: Sendable {
    /// Where the messages wait until they are delivered.
    let outbox: any Outbox
    /// All topics that the domain writes.
    let topics: [String]
    /// Those of them that need a subscription.
    let required: [String]

    /// Every topic that is appended to the outbox must be named: a platform is not opened if no domain
    /// subscribes to one of `required`. Those of `toOwners` need no subscription: they are written only about
    /// records of the domains that subscribe.
    public init(_ outbox: any Outbox, _ required: [String], toOwners: [String] = []) {
        (self.outbox, self.required, topics) = (outbox, required, required + toOwners)
    }
}
