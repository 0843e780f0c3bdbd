import Audit
import Database
import Vocabulary

/// The columns of an entry, and the reading of them in their order.
enum AuditRow {
    static let columns: SQL = """
        sequence, event, actor, role, verb, subject, affected, acted_at, reason_hash, hash
        """

    /// The reason that is kept beside an entry as a column, NULL if none is.
    static let reason: SQL = """
        (SELECT reason FROM audit_reasons WHERE audit_reasons.event = audit_entries.event)
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func entry(_ row: inout RowReader) throws(DatabaseError) -> AuditEntry {
        let (sequence, id): (Int64, AuditEventID) = (try row.integer(), try row.id())
        let actor = try actor(row.optionalText(), row.optionalValue())
        let event = AuditEvent(
            id: id, by: actor, try row.text(), try row.text(), affecting: try member(row.optionalText()),
            at: try row.timestamp())
        let reasonHash = try row.optionalText().map { text throws(DatabaseError) in try hash(text) }
        return AuditEntry(
            sequence: sequence, event: event, reasonHash: reasonHash, hash: try hash(row.text()))
    }

    /// The column values of an entry.
    static func assignments(_ entry: AuditEntry) -> SQLAssignments {
        let event = entry.event
        var row = SQLAssignments()
        row.set("sequence", entry.sequence)
        row.set("event", event.id)
        row.set("actor", event.actor.memberID)
        row.set("role", event.actor.role?.rawValue)
        row.set("verb", event.verb)
        row.set("subject", event.subject)
        row.set("affected", event.affected)
        row.set("acted_at", event.actedAt)
        row.set("reason_hash", entry.reasonHash.map { "\($0)" })
        row.set("hash", "\(entry.hash)")
        return row
    }

    /// A hash as it stands in a column.
    static func hash(_ text: String) throws(DatabaseError) -> ChainHash {
        guard let hash = ChainHash(text) else { throw .corrupt("hash of the audit log") }
        return hash
    }

    private static func actor(_ id: String?, _ role: Role?) throws(DatabaseError) -> AuditActor {
        switch (try member(id), role) {
        case (nil, nil): return .machine
        case (let id?, let role?): return .member(id, role: role)
        default: throw .corrupt("actor of an audit entry")
        }
    }

    private static func member(_ text: String?) throws(DatabaseError) -> MemberID? {
        guard let text else { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("member of an audit entry") }
        return MemberID(raw)
    }
}
