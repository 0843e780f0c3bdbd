public import Vocabulary

/// The audit log of a place, as clauses of every domain tell and hear it.
public struct ClauseAuditLog: Sendable {
    /// Records an act, as the outbox of a domain does. Throws outages.
    public let record: @Sendable (AuditEvent) async throws -> Void
    /// What stands in the log once it was told what waits for it, in order. Throws outages.
    public let events: @Sendable () async throws -> [AuditEvent]

    /// Memberwise.
    public init(
        record: @escaping @Sendable (AuditEvent) async throws -> Void,
        events: @escaping @Sendable () async throws -> [AuditEvent]
    ) {
        self.record = record
        self.events = events
    }

    /// The same log; what a clause wants of it is noted.
    public func noting(_ unmet: UnmetNeeds) -> ClauseAuditLog {
        ClauseAuditLog(
            record: {
                unmet.note(.auditLog)
                try await record($0)
            },
            events: {
                unmet.note(.auditLog)
                return try await events()
            })
    }
}
