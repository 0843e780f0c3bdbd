public import Vocabulary

/// Rows of a table that nobody needs any more once a moment in them is long enough ago, and that are swept
/// from time to time, a bounded number at once.
public struct ExpiredRows: Sendable {
    /// The table.
    public let table: SQLTable
    private let moment: SQL
    private let life: Duration
    private let condition: SQL

    /// How many rows one transaction removes at most.
    public static var batch: Int { 500 }

    /// Rows whose `moment`, a column that an index begins with, is as long ago; only those for which a
    /// condition holds, if there is one.
    public init(of table: SQLTable, by moment: SQL, after life: Duration = .zero, where condition: SQL = "") {
        self.table = table
        self.moment = moment
        self.life = life
        self.condition = condition.text.isEmpty ? "" : " AND \(sql: condition)"
    }

    /// Removes a batch of them, the oldest first; answers how many. Where there are none nothing is written.
    /// Throws what the engine throws.
    public func sweep(_ database: any SQLDatabase, at now: Timestamp) async throws(DatabaseError) -> Int {
        let (selection, key) = (selection(at: now), key)
        let isThere = try await database.read { reader throws(DatabaseError) in
            try reader.exists("SELECT 1 FROM (\(sql: selection)) AS expired LIMIT 1")
        }
        guard isThere else { return 0 }
        let name = table.sql
        return try await database.write { writer throws(DatabaseError) in
            try writer.run("DELETE FROM \(sql: name) WHERE (\(sql: key)) IN (\(sql: selection))")
        }
    }

    private var key: SQL { .joined(table.key.map(\.sql), separator: ", ") }

    private func selection(at now: Timestamp) -> SQL {
        """
        SELECT \(sql: key) FROM \(sql: table.sql) WHERE \(sql: moment) <= \(now.advanced(by: .zero - life))
        \(sql: condition) ORDER BY \(sql: moment) LIMIT \(Self.batch)
        """
    }
}
