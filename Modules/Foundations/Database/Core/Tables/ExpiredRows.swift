public import Vocabulary

/// Rows of a table that expire some time after a moment stored in them. Sweeps remove them in bounded
/// batches.
public struct ExpiredRows: Sendable {
    /// The table.
    public let table: SQLTable
    private let moment: SQL
    private let life: Duration
    private let ahead: Duration?
    private let condition: SQL

    /// The largest number of rows that one transaction removes.
    public static var batch: Int { 500 }

    /// Rows whose `moment`, the first column of an index, is at least `life` ago and that meet the condition,
    /// if there is one. A moment more than `ahead` in the future was written by a wrong clock: a sweep sets
    /// it back to that limit.
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

    /// Removes the oldest batch and returns the number of rows. Writes nothing if there are none. Throws what
    /// the engine throws.
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

    /// Applies the statement to the selected rows, if there are any; returns how many.
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
