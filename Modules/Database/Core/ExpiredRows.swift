public import Vocabulary

/// Rows of a table that nobody needs any more once a moment in them is long enough ago, and that are swept
/// from time to time, a bounded number at once.
public struct ExpiredRows: Sendable {
    /// The table.
    public let table: SQLTable
    private let moment: SQL
    private let life: Duration
    private let ahead: Duration?
    private let condition: SQL

    /// How many rows one transaction removes at most.
    public static var batch: Int { 500 }

    /// Rows whose `moment`, a column that an index begins with, is as long ago; only those for which a
    /// condition holds, if there is one. A moment that can be at most so far `ahead`, and is further, was
    /// written while a clock was wrong: it is set back to that.
    public init(
        of table: SQLTable, by moment: SQL, after life: Duration = .zero, atMost ahead: Duration? = nil,
        where condition: SQL = ""
    ) {
        self.table = table
        self.moment = moment
        self.life = life
        self.ahead = ahead
        self.condition = condition.text.isEmpty ? "" : " AND \(sql: condition)"
    }

    /// Removes a batch of them, the oldest first; answers how many. Where there are none nothing is written.
    /// Throws what the engine throws.
    public func sweep(_ database: any SQLDatabase, at now: Timestamp) async throws(DatabaseError) -> Int {
        if let ahead {
            let latest = now.advanced(by: ahead)
            _ = try await change(
                "UPDATE \(sql: table.sql) SET \(sql: moment) = \(latest)",
                selection("> \(latest)", order: "DESC"), in: database)
        }
        let end = now.advanced(by: .zero - life)
        return try await change("DELETE FROM \(sql: table.sql)", selection("<= \(end)"), in: database)
    }

    /// Does it to the selected rows, if there are any; answers how many.
    private func change(
        _ statement: SQL, _ selection: SQL, in database: any SQLDatabase
    ) async throws(DatabaseError) -> Int {
        let isThere = try await database.read { reader throws(DatabaseError) in
            try reader.exists("SELECT 1 FROM (\(sql: selection)) AS selected LIMIT 1")
        }
        guard isThere else { return 0 }
        let key = key
        return try await database.write { writer throws(DatabaseError) in
            try writer.run("\(sql: statement) WHERE (\(sql: key)) IN (\(sql: selection))")
        }
    }

    private var key: SQL { .joined(table.key.map(\.sql), separator: ", ") }

    private func selection(_ bound: SQL, order: SQL = "ASC") -> SQL {
        """
        SELECT \(sql: key) FROM \(sql: table.sql) WHERE \(sql: moment) \(sql: bound)\(sql: condition)
        ORDER BY \(sql: moment) \(sql: order) LIMIT \(Self.batch)
        """
    }
}
