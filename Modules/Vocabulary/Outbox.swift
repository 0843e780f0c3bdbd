/// Messages that wait to be told, as a deliverer sees them. Whoever has an effect appends them in the
/// effect's own transaction (`InMemoryOutbox`, and `OutboxTable` in a database), which is no part of this
/// port.
///
/// An event stays until it is settled. Several deliverers may work on one outbox, in several programs: an
/// event that one of them has taken is not given to another before the moment named then. Nobody goes by the
/// last sequence that was seen, so an event whose transaction ends late is not skipped.
public protocol Outbox: Sendable {
    /// Takes the first events that are due and gives them in the order of their sequence, at most `limit`; to
    /// nobody else before `until`, or before they were finished. An event that waits, because it was taken or
    /// put off, keeps all later ones of its subject back.
    ///
    /// Throws the outages of the place that it is kept in.
    func claim(_ limit: Int, until: Timestamp, at now: Timestamp) async throws(ServiceFailure)
        -> [OutboxEvent]

    /// Removes what was told and puts the others off, in one step. Of events that others have taken or
    /// settled meanwhile it removes what is still there and leaves the rest as it is. Throws as `claim`.
    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure)
}

/// What came of some events that a deliverer has taken.
public struct OutboxOutcome: Hashable, Sendable {
    /// Told: they are settled.
    public var delivered: [OutboxEvent] = []
    /// Not heard: each is tried again from that moment on.
    public var failed: [Postponed] = []
    /// Not tried: they are due as before.
    public var returned: [OutboxEvent] = []

    /// An event that is tried again later.
    public struct Postponed: Hashable, Sendable {
        /// The event as it was taken.
        public let event: OutboxEvent
        /// When it is due again.
        public let until: Timestamp

        /// Memberwise.
        public init(_ event: OutboxEvent, until: Timestamp) {
            self.event = event
            self.until = until
        }
    }

    /// Nothing yet.
    public init() {}

    /// Whether nothing has come of anything.
    public var isEmpty: Bool { delivered.isEmpty && failed.isEmpty && returned.isEmpty }
}
