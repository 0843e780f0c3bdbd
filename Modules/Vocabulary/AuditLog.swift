/// Keeps what operators and moderators have done, for good: the port to which acts are told.
public protocol AuditLog: Sendable {
    /// Records the act, durably. An event of that identifier that stands there already changes nothing, so
    /// that it can be told again. The reason is left out for members who have withdrawn.
    ///
    /// Throws what keeps the log from being written.
    func record(_ event: AuditEvent) async throws(ServiceFailure)
}

extension AuditLog {
    /// Records what an outbox tells. Throws `internal` for a message that carries no event, and as `record`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard let act = AuditEvent(event.message) else {
            throw .internal("\(event.message.topic) \(event.sequence) carries no event of the audit log")
        }
        try await record(act)
    }
}
