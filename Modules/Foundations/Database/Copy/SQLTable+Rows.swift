import Database

extension SQLTable {
    /// The rows behind that key, in the order of the keys, which is the order of bytes on every engine.
    func page(after place: [SQLValue]?, limit: Int) -> SQL {
        let order = SQL.joined(key.map(\.sql), separator: ", ")
        let condition: SQL =
            if let place { "WHERE (\(sql: order)) > (\(sql: .list(place)))" } else { "" }
        return """
            SELECT \(sql: .joined(columns.map(\.sql), separator: ", ")) FROM \(sql: sql)
            \(sql: condition) ORDER BY \(sql: order) LIMIT \(limit)
            """
    }

    /// Adds a row.
    func insertion(of values: [SQLValue]) -> SQL {
        let names = SQL.joined(columns.map(\.sql), separator: ", ")
        return "INSERT INTO \(sql: sql) (\(sql: names)) VALUES (\(sql: .list(values)))"
    }

    /// The values of a row of `page`. Throws `corrupt` if a column holds what it should not.
    func values(of row: any SQLRow) throws(DatabaseError) -> [SQLValue] {
        var values: [SQLValue] = []
        values.reserveCapacity(columns.count)
        for (index, column) in columns.enumerated() { values.append(try column.value(of: row, at: index)) }
        return values
    }

    /// The part of a row's values that is its key.
    func key(of values: [SQLValue]) -> [SQLValue] { Array(values.prefix(key.count)) }
}

extension SQLTable.Column {
    fileprivate func value(of row: any SQLRow, at index: Int) throws(DatabaseError) -> SQLValue {
        if row.isNull(index) { return .null }
        return switch kind {
        case .text: .text(try row.text(index))
        case .integer: .integer(try row.integer(index))
        case .bytes: .bytes(try row.bytes(index))
        }
    }
}

extension SQL {
    /// `$1, $2, …` for values.
    fileprivate static func list(_ values: [SQLValue]) -> SQL {
        .joined(values.map { value -> SQL in "\(value)" }, separator: ", ")
    }
}

extension SQLDatabase {
    /// A page of the table's rows.
    func rows(
        of table: SQLTable, after place: [SQLValue]?, limit: Int
    ) async throws(DatabaseError) -> [[SQLValue]] {
        try await read { reader throws(DatabaseError) in
            try reader.query(table.page(after: place, limit: limit)) { row throws(DatabaseError) in
                try table.values(of: row)
            }
        }
    }

    /// As `rows`, to be asked for while something else goes on.
    func page(
        of table: SQLTable, after place: [SQLValue]?, limit: Int
    ) async -> Result<[[SQLValue]], DatabaseError> {
        do throws(DatabaseError) {
            return .success(try await rows(of: table, after: place, limit: limit))
        } catch {
            return .failure(error)
        }
    }

    /// How many rows the table has.
    func count(of table: SQLTable) async throws(DatabaseError) -> Int {
        try await read { reader throws(DatabaseError) in
            try reader.first("SELECT count(*) FROM \(sql: table.sql)") { row throws(DatabaseError) in
                try row.count(0)
            } ?? 0
        }
    }
}
