public import Vocabulary

/// A domain's table of addresses that carry a right, by the hashes of their secrets.
///
/// The domain's migrations make it with the columns `hash` (TEXT, the key), `purpose` and `subject` (TEXT),
/// `until_at` and `number` (BIGINT), and indices over `subject`, `purpose`, `number` and over `until_at`. The
/// number counts the rights of one purpose of a record.
public struct AddressRightTable: Sendable {
    /// The table as a copy into another database needs it.
    public let table: SQLTable
    private var name: SQL { table.sql }

    /// The table of that name.
    public init(_ name: StaticString) {
        table = SQLTable(
            name, key: [.text("hash")],
            [.text("purpose"), .text("subject"), .integer("until_at"), .integer("number")])
    }

    /// Rights that have ended.
    public var expired: ExpiredRows { ExpiredRows(of: table, by: "until_at") }

    /// Drops ended rights of the record and purpose, adds this one, and drops the oldest beyond
    /// `AddressRight.mostOfRecord`. Throws what the engine throws.
    public func add(
        _ right: AddressRight, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        let alike: SQL = "FROM \(sql: name) WHERE subject = \(right.subject) AND purpose = \(right.purpose)"
        try writer.batch([
            "DELETE \(sql: alike) AND until_at <= \(now)",
            """
            INSERT INTO \(sql: name) (hash, purpose, subject, until_at, number)
            VALUES (\("\(right.hash)"), \(right.purpose), \(right.subject), \(right.until),
            (SELECT coalesce(max(number), 0) + 1 \(sql: alike)))
            """,
            """
            DELETE FROM \(sql: name) WHERE hash IN (
                SELECT hash \(sql: alike) ORDER BY number DESC
                LIMIT \(AddressRight.mostOfRecord) OFFSET \(AddressRight.mostOfRecord))
            """,
        ])
    }

    /// The right under that hash; nil if there is none, or it has ended. Throws what the engine throws.
    public func right(
        _ hash: ChainHash, _ reader: any SQLReader, at now: Timestamp
    ) throws(DatabaseError) -> AddressRight? {
        try reader.first(finding(hash, at: now)) { row throws(DatabaseError) in
            AddressRight(
                hash: hash, purpose: try row.text(0), subject: try row.anyIdentifier(1),
                until: try row.timestamp(2))
        }
    }

    /// The query of `right`.
    public func finding(_ hash: ChainHash, at now: Timestamp) -> SQL {
        """
        SELECT purpose, subject, until_at FROM \(sql: name)
        WHERE hash = \("\(hash)") AND until_at > \(now)
        """
    }
}
