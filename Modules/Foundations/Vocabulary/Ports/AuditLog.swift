/// The permanent record of what operators and moderators have done: the port that receives their acts.
public protocol AuditLog: Sendable {
    /// Records the act durably. Idempotent: an event whose identifier is recorded already changes nothing.
    /// The reason is omitted for members who have withdrawn.
    ///
    /// Throws outages of the log.
    func record(_ event: AuditEvent) async throws(ServiceFailure)
}

extension AuditLog {
    /// Records the event of an outbox message. Throws `internal` if it carries none, and as `record`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard let act = AuditEvent(event.message) else {
            throw .internal("\(event.message.topic) \(event.sequence) carries no event of the audit log")
        }
        try await record(act)
    }
}
