public import Vocabulary

/// The atomic operations on the stored log. Each either happens wholly and durably or throws a `service`
/// failure.
public protocol AuditStore: Sendable {
    /// Appends the event after the last entry and stores its reason beside it, in one step, safe against
    /// concurrent appends; an event that is there already changes nothing. The reason is dropped if the actor
    /// or the affected member has been forgotten; the entry still shows that one was given.
    func append(_ event: AuditEvent) async throws(AuditError)

    /// A page of the entries that the filter matches, the last first.
    func page(_ filter: AuditFilter, _ page: PageRequest) async throws(AuditError) -> Page<AuditEntry>

    /// The end of the log.
    func head() async throws(AuditError) -> ChainHead

    /// Records that the member has withdrawn and erases the reasons by them or about them, in one step;
    /// entries and hashes stay. Repeating it changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(AuditError)
}
