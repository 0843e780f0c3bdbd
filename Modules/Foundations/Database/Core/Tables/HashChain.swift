public import Vocabulary

/// A domain's append-only table, each row with a hash that covers the row before it, and the table of its
/// head.
///
/// The domain's migrations create both: the entries with the columns `sequence` (BIGINT, the key, counted
/// from 1 without gaps) and `hash` (TEXT), the heads with `log` (TEXT, the key), `sequence` and `hash`. Every
/// append updates the one row of its head. Appends wait for each other there, so numbers have no gaps and
/// each hash covers the one before.
public struct HashChain: Sendable {
    private let name: String
    private let heads: SQL
    private let entries: SQL

    /// The chain of `entries` whose head is the row called `log` in `heads`.
    public init(_ log: String, of entries: SQLTable, heads: SQLTable) {
        (name, self.entries, self.heads) = (log, entries.sql, heads.sql)
    }

    /// Where the chain ends. Throws `corrupt` for a hash that is none, and what the engine throws.
    public func head(_ reader: any SQLReader) throws(DatabaseError) -> ChainHead {
        try reader.first("SELECT sequence, hash FROM \(sql: heads) WHERE log = \(name)") {
            row throws(DatabaseError) in
            ChainHead(sequence: try row.integer(0), hash: try Self.hash(row.text(1)))
        } ?? .beginning
    }

    /// Where the chain ends, locked against other writers until the transaction ends. Throws as `head`.
    public func lockedHead(_ writer: any SQLWriter) throws(DatabaseError) -> ChainHead {
        try writer.run(
            """
            INSERT INTO \(sql: heads) (log, sequence, hash)
            VALUES (\(name), 0, \("\(ChainHash.beginning)")) ON CONFLICT DO NOTHING
            """)
        try writer.run("UPDATE \(sql: heads) SET sequence = sequence WHERE log = \(name)")
        return try head(writer)
    }

    /// The statement that moves the head to the last of the entries that the same transaction appends.
    public func moving(to head: ChainHead) -> SQL {
        """
        UPDATE \(sql: heads) SET sequence = \(head.sequence), hash = \("\(head.hash)") WHERE log = \(name)
        """
    }

    /// The chain as a log whose end backups record, by its names for people in English and Korean.
    public func appendOnlyLog(_ title: String, ko korean: String) -> AppendOnlyLog {
        AppendOnlyLog(title, ko: korean) { reader throws(DatabaseError) in
            let end = try head(reader)
            return LogHead(title, sequence: end.sequence, hash: "\(end.hash)")
        } hash: { sequence, reader throws(DatabaseError) in
            try reader.first("SELECT hash FROM \(sql: entries) WHERE sequence = \(sequence)") {
                row throws(DatabaseError) in try row.text(0)
            }
        }
    }

    /// A hash as it stands in a column. Throws `corrupt`.
    public static func hash(_ text: String) throws(DatabaseError) -> ChainHash {
        guard let hash = ChainHash(text) else { throw .corrupt("hash of a chain") }
        return hash
    }
}
