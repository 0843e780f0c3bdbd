public import Vocabulary

/// The audit log of a place, as clauses of every domain tell and hear it.
public struct ClauseAuditLog: Sendable {
    /// Records an act, as the outbox of a domain does. Throws outages.
    public let record: @Sendable (AuditEvent) async throws -> Void
    /// What the clause may see of the log once it was told what waits for it, in order. Throws outages.
    public let events: @Sendable () async throws -> [AuditEvent]
    private let known = LockedValue(0)

    /// Memberwise.
    public init(
        record: @escaping @Sendable (AuditEvent) async throws -> Void,
        events: @escaping @Sendable () async throws -> [AuditEvent]
    ) {
        self.record = record
        self.events = events
    }

    /// What has come since this was asked last, in order. Throws outages.
    func news() async throws -> [AuditEvent] {
        let events = try await events()
        let before = known.withLock { known in
            defer { known = events.count }
            return known
        }
        return Array(events.dropFirst(before))
    }

    /// The same log; what a clause wants of it is noted.
    public func noting(_ unmet: UnmetNeeds) -> ClauseAuditLog {
        ClauseAuditLog(
            record: {
                unmet.note(.auditLog)
                try await record($0)
            },
            events: {
                unmet.note(.acts)
                return try await events()
            })
    }
}
