public import Database

extension PostgresDatabase {
    /// The snapshot that a query has now: which transactions it sees, and which of them still run
    /// (https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT). A commit takes
    /// its transaction out of those that run, so the text cannot be the same afterwards; and unlike the
    /// position in the write-ahead log it does not change before the commit can be seen.
    public func askedRevision() async throws(DatabaseError) -> String? {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT CAST(txid_current_snapshot() AS TEXT)") { row throws(DatabaseError) in
                try row.text(0)
            }
        }
    }
}
