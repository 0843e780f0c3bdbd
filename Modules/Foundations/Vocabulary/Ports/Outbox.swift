/// The waiting messages of a store, as a deliverer sees them. Appending is not part of this port: the writer
/// of an effect appends in the effect's own transaction (`InMemoryOutbox`, and `OutboxTable` in a database).
///
/// An event stays until it is settled. Several deliverers, also in several processes, may work on one outbox:
/// a claimed event is not given to another deliverer before its claim ends. Deliverers do not resume after
/// the last sequence seen, so an event whose transaction commits late is not skipped.
public protocol Outbox: Sendable {
    /// Claims the first due events, at most `limit`, in the order of their sequence. No other deliverer gets
    /// them before `until` or `finish`. An event that is claimed or postponed holds back all later events of
    /// its subject.
    ///
    /// Throws outages of the store.
    func claim(_ limit: Int, until: Timestamp, at now: Timestamp) async throws(ServiceFailure)
        -> [OutboxEvent]

    /// Removes delivered events and postpones the others, in one step. Of events claimed or settled by other
    /// deliverers meanwhile it removes delivered ones and leaves the rest unchanged. Throws as `claim`.
    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure)
}

/// The results for events that a deliverer has claimed.
public struct OutboxOutcome: Hashable, Sendable {
    /// Delivered: they are settled.
    public var delivered: [OutboxEvent] = []
    /// Failed: each is retried from the given moment on.
    public var failed: [Postponed] = []
    /// Not attempted: they are due as before.
    public var returned: [OutboxEvent] = []

    /// An event that is retried later.
    public struct Postponed: Hashable, Sendable {
        /// The event as it was claimed.
        public let event: OutboxEvent
        /// When it is due again.
        public let until: Timestamp

        /// Memberwise.
        public init(_ event: OutboxEvent, until: Timestamp) {
            self.event = event
            self.until = until
        }
    }

    /// No results.
    public init() {}

    /// Whether it holds no results.
    public var isEmpty: Bool { delivered.isEmpty && failed.isEmpty && returned.isEmpty }
}
