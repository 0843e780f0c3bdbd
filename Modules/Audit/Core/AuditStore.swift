public import Vocabulary

/// The atomic operations on the stored log. Each either happens wholly and durably or throws a `service`
/// failure.
public protocol AuditStore: Sendable {
    /// Appends the event behind the last entry and keeps its reason beside it, in one step, whoever else does
    /// the same; an event that is there already changes nothing. The reason is not kept if the actor or the
    /// affected member has been forgotten; that one was given stays to be seen.
    func append(_ event: AuditEvent) async throws(AuditError)

    /// A page of the entries that the filter matches, the last first.
    func page(_ filter: AuditFilter, _ page: PageRequest) async throws(AuditError) -> Page<AuditEntry>

    /// Where the log ends.
    func head() async throws(AuditError) -> AuditHead

    /// Notes that the member has withdrawn and erases the reasons that are by them or about them, in one
    /// step; entries and hashes stay. Doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(AuditError)
}
