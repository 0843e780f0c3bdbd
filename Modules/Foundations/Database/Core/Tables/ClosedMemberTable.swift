public import Vocabulary

/// A domain's table of members who have withdrawn.
///
/// The domain's migrations make it with the columns `member` (TEXT, the key) and `closed_at` (BIGINT). Each
/// transaction that writes for a member looks there: what the accounts say was read before, and the member
/// may have withdrawn since. One writer, or serialisable transactions, make the look count: whatever was
/// written before the row was added is found by the transaction that adds it.
public struct ClosedMemberTable: Sendable {
    /// The table as a copy into another database needs it.
    public let table: SQLTable
    private let looking: SQL

    /// The table of that name.
    public init(_ name: StaticString) {
        table = SQLTable(name, key: [.text("member")], [.integer("closed_at")])
        looking = "SELECT 1 FROM \(sql: table.sql) WHERE member = "
    }

    /// Throws `memberClosed` for a member who has withdrawn, and what the engine throws.
    public func requireOpen(_ member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) {
        if try contains(member, writer) { throw .memberClosed }
    }

    /// Whether the member has withdrawn. Throws what the engine throws.
    public func contains(_ member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        try writer.exists("\(sql: looking)\(member)")
    }

    /// Notes in this transaction that the member has withdrawn; again changes nothing. Throws what the engine
    /// throws.
    public func close(
        _ member: MemberID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        try writer.run(
            """
            INSERT INTO \(sql: table.sql) (member, closed_at) VALUES (\(member), \(now))
            ON CONFLICT DO NOTHING
            """)
    }
}
