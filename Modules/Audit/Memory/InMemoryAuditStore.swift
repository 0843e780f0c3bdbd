public import Vocabulary

/// The log in memory: for tests, and the model for all other stores.
public actor InMemoryAuditStore: AuditStore {
    private let seals: AuditSeals
    private var entries: [AuditEntry] = []
    private var reasons: [AuditEventID: SealedReason] = [:]
    private var closed: Set<MemberID> = []

    /// A log without entries.
    public init(_ seals: AuditSeals) {
        self.seals = seals
    }

    public func append(_ event: AuditEvent) async throws(AuditError) {
        guard !entries.contains(where: { $0.event.id == event.id }) else { return }
        let reason = try event.reason.map { text throws(AuditError) in try seals.sealed(text) }
        let head = entries.last?.head ?? .beginning
        entries.append(
            try AuditEntry(event.withoutReason, reasonHash: reason?.hash, behind: head, seals))
        if !closed.contains(where: event.concerns) { reasons[event.id] = reason }
    }

    public func page(
        _ filter: AuditFilter, _ page: PageRequest
    ) async throws(AuditError) -> Page<AuditEntry> {
        let found = KeysetPage.cut(
            entries.filter { filter.matches($0.event) }, page, scope: filter.scope, key: \.sequence,
            id: \.event.id.raw)
        return found.map { $0.with(reason: reasons[$0.event.id]?.text) }
    }

    public func head() async throws(AuditError) -> ChainHead { entries.last?.head ?? .beginning }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(AuditError) {
        closed.insert(member)
        for entry in entries where entry.event.concerns(member) { reasons[entry.event.id] = nil }
    }
}

extension AuditEntry {
    /// The same entry with the reason that is kept beside it.
    public func with(reason: String?) -> AuditEntry {
        let event = AuditEvent(
            id: event.id, by: event.actor, event.verb, event.subject, affecting: event.affected,
            at: event.actedAt, reason: reason)
        return AuditEntry(sequence: sequence, event: event, reasonHash: reasonHash, hash: hash)
    }
}
