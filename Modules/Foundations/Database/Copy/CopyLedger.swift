import Database

/// How far a copy has come: the table `madang_copy` in the target, which is made when a copy begins, goes on
/// in the transaction of the rows, and is dropped when the copy has been verified.
struct CopyLedger: Sendable {
    /// How far one table has come.
    struct Place: Sendable {
        /// The key of the last row; nil before the first.
        var key: [SQLValue]?
        var rows = 0
    }

    /// How the beginning went.
    enum Beginning: Sendable {
        case at([String: Place])
        case occupied(table: String)
        case ofAnother
    }

    static let table = SQLTable(
        "madang_copy", key: [.text("name")],
        [.text("source"), .optionalBytes("place"), .integer("copied")])

    let database: any SQLDatabase
    let tables: [SQLTable]
    /// Stands for the database that is copied.
    let source: String

    /// Begins, or goes on with what was begun; `anew` empties what an unfinished copy has left.
    func begin(anew: Bool) async throws(DatabaseError) -> Beginning {
        try await database.write { writer throws(DatabaseError) in
            try writer.run(
                """
                CREATE TABLE IF NOT EXISTS madang_copy (
                    name TEXT NOT NULL PRIMARY KEY,
                    source TEXT NOT NULL,
                    place BYTEA,
                    copied BIGINT NOT NULL
                )
                """)
            let isBegun = try writer.exists("SELECT 1 FROM madang_copy")
            if isBegun, anew {
                for table in tables.reversed() { try writer.run("DELETE FROM \(sql: table.sql)") }
                try writer.run("DELETE FROM madang_copy")
            } else if isBegun {
                return try places(writer).map { .at($0) } ?? .ofAnother
            } else if let table = try occupied(writer) {
                try writer.run("DROP TABLE madang_copy")
                return .occupied(table: table)
            }
            try writer.batch(tables.map(firstEntry))
            return .at(Dictionary(uniqueKeysWithValues: tables.map { ($0.name, Place()) }))
        }
    }

    /// Adds rows behind that place in one transaction and answers the next place. Throws `contention` if the
    /// place is not where the copy is.
    func add(
        _ rows: [[SQLValue]], to table: SQLTable, at place: Place
    ) async throws(DatabaseError) -> Place {
        guard let last = rows.last else { return place }
        let next = Place(key: table.key(of: last), rows: place.rows + rows.count)
        let step: SQL = """
            UPDATE madang_copy SET place = \(PackedRow(table.key(of: last)).bytes), copied = \(next.rows)
            WHERE name = \(table.name) AND source = \(source) AND copied = \(place.rows)
            """
        let insertions = rows.map(table.insertion)
        try await database.write { writer throws(DatabaseError) in
            guard try writer.run(step) == 1 else { throw .contention }
            try writer.batch(insertions)
        }
        return next
    }

    /// Ends it: the copy is whole.
    func finish() async throws(DatabaseError) {
        let counting = tables.compactMap(database.engine.counting)
        try await database.write { writer throws(DatabaseError) in
            for statement in counting { _ = try writer.exists(statement) }
            try writer.run("DROP TABLE IF EXISTS madang_copy")
        }
    }

    private func firstEntry(_ table: SQLTable) -> SQL {
        """
        INSERT INTO madang_copy (name, source, place, copied) VALUES (\(table.name), \(source), NULL, 0)
        """
    }

    private func occupied(_ reader: any SQLReader) throws(DatabaseError) -> String? {
        for table in tables where try reader.exists("SELECT 1 FROM \(sql: table.sql) LIMIT 1") {
            return table.name
        }
        return nil
    }

    /// Nil if they are of another source, or of other tables.
    private func places(_ reader: any SQLReader) throws(DatabaseError) -> [String: Place]? {
        let source = source
        let rows = try reader.query("SELECT name, place, copied FROM madang_copy WHERE source = \(source)") {
            row throws(DatabaseError) in
            var row = RowReader(row)
            let (name, packed) = (try row.text(), try row.optionalBytes())
            let key = try packed.map { bytes throws(DatabaseError) in try PackedRow(bytes: bytes).values }
            return (name, Place(key: key, rows: try row.count()))
        }
        let places = Dictionary(rows, uniquingKeysWith: { first, _ in first })
        return Set(places.keys) == Set(tables.map(\.name)) ? places : nil
    }
}
