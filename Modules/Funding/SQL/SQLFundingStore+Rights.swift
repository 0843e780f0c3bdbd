import Database
public import Funding
public import Vocabulary

extension SQLFundingStore {
    public func add(_ right: AddressRight, at now: Timestamp) async throws(FundingError) {
        let statements = Self.adding(right, at: now)
        try await write { writer throws(DatabaseError) in try writer.batch(statements) }
    }

    /// The statements that drop what has ended, add the right, and drop the oldest beyond the number allowed.
    private static func adding(_ right: AddressRight, at now: Timestamp) -> [SQL] {
        let alike: SQL = """
            FROM funding_rights WHERE subject = \(right.subject) AND purpose = \(right.purpose)
            """
        return [
            "DELETE \(sql: alike) AND until_at <= \(now)",
            """
            INSERT INTO funding_rights (hash, purpose, subject, until_at, number)
            VALUES (\("\(right.hash)"), \(right.purpose), \(right.subject), \(right.until),
            (SELECT coalesce(max(number), 0) + 1 \(sql: alike)))
            """,
            """
            DELETE FROM funding_rights WHERE hash IN (
                SELECT hash \(sql: alike) ORDER BY number DESC
                LIMIT \(AddressRight.mostOfRecord) OFFSET \(AddressRight.mostOfRecord))
            """,
        ]
    }

    public func right(_ hash: ChainHash, at now: Timestamp) async throws(FundingError) -> AddressRight? {
        let query = Self.finding(hash, at: now)
        return try await read { reader throws(DatabaseError) in
            try reader.first(query) { row throws(DatabaseError) in
                AddressRight(
                    hash: hash, purpose: try row.text(0), subject: try row.anyIdentifier(1),
                    until: try row.timestamp(2))
            }
        }
    }

    static func finding(_ hash: ChainHash, at now: Timestamp) -> SQL {
        """
        SELECT purpose, subject, until_at FROM funding_rights
        WHERE hash = \("\(hash)") AND until_at > \(now)
        """
    }
}
