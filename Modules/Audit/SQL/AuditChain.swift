import Audit
import Database
import Vocabulary

/// The end of the log in the one row that every append writes: appends wait for each other there, so that
/// numbers have no gaps and each hash is made under the one before.
enum AuditChain {
    private static let log = "audit"

    /// Where the log ends.
    static func head(_ reader: any SQLReader) throws(DatabaseError) -> AuditHead {
        try reader.first("SELECT sequence, hash FROM audit_heads WHERE log = \(log)") {
            row throws(DatabaseError) in
            AuditHead(sequence: try row.integer(0), hash: try AuditRow.hash(row.text(1)))
        } ?? .beginning
    }

    /// Where the log ends, as nobody else can move it before this transaction is over.
    static func lockedHead(_ writer: any SQLWriter) throws(DatabaseError) -> AuditHead {
        try writer.run(
            """
            INSERT INTO audit_heads (log, sequence, hash)
            VALUES (\(log), 0, \("\(AuditHash.beginning)")) ON CONFLICT DO NOTHING
            """)
        try writer.run("UPDATE audit_heads SET sequence = sequence WHERE log = \(log)")
        return try head(writer)
    }

    /// The statements by which the entry becomes the last.
    static func appending(_ entry: AuditEntry) -> [SQL] {
        [
            "INSERT INTO audit_entries \(sql: AuditRow.assignments(entry).insertion)",
            """
            UPDATE audit_heads SET sequence = \(entry.sequence), hash = \("\(entry.hash)")
            WHERE log = \(log)
            """,
        ]
    }
}
