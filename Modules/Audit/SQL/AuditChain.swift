import Audit
import Database

/// Writes entries behind the head of the log.
enum AuditChain {
    /// The statements that append the entry.
    static func appending(_ entry: AuditEntry) -> [SQL] {
        [
            "INSERT INTO audit_entries \(sql: AuditRow.assignments(entry).insertion)",
            AuditTables.chain.moving(to: entry.head),
        ]
    }
}
