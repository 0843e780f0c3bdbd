import Audit
import Database
import Vocabulary

/// The head of the log, in a single row that every append updates. Appends wait for each other there, so
/// numbers have no gaps and each hash covers the one before.
enum AuditChain {
    private static let log = "audit"

    /// The head of the log.
    static func head(_ reader: any SQLReader) throws(DatabaseError) -> ChainHead {
        try reader.first("SELECT sequence, hash FROM audit_heads WHERE log = \(log)") {
            row throws(DatabaseError) in
            ChainHead(sequence: try row.integer(0), hash: try AuditRow.hash(row.text(1)))
        } ?? .beginning
    }

    /// The head of the log, locked against other writers until the transaction ends.
    static func lockedHead(_ writer: any SQLWriter) throws(DatabaseError) -> ChainHead {
        try writer.run(
            """
            INSERT INTO audit_heads (log, sequence, hash)
            VALUES (\(log), 0, \("\(ChainHash.beginning)")) ON CONFLICT DO NOTHING
            """)
        try writer.run("UPDATE audit_heads SET sequence = sequence WHERE log = \(log)")
        return try head(writer)
    }

    /// The statements that append the entry.
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
