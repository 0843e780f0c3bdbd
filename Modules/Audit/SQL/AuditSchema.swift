public import Audit
public import Database

/// The database schema of the audit log.
public enum AuditSchema {
    /// Entries, reasons, the head of the log and withdrawn members; verified by these seals.
    public static func schema(_ seals: AuditSeals) -> DatabaseSchema {
        DatabaseSchema(
            migrations: AuditMigrations.all, tables: AuditTables.all, checks: AuditChecks.all(seals),
            logs: [log])
    }

    private static let log = AppendOnlyLog(name, ko: "감사 로그") { reader throws(DatabaseError) in
        let head = try AuditChain.head(reader)
        return LogHead(name, sequence: head.sequence, hash: "\(head.hash)")
    } hash: { sequence, reader throws(DatabaseError) in
        try reader.first("SELECT hash FROM audit_entries WHERE sequence = \(sequence)") {
            row throws(DatabaseError) in try row.text(0)
        }
    }

    private static let name = "audit log"
}
