extension IntegrityCheck {
    /// Every row of the table holds in each column what it is declared to hold, and text that is UTF-8.
    public init(rowsOf table: SQLTable) {
        let columns = SQL.joined(table.columns.map(\.sql), separator: ", ")
        self.init(rowsOf: table, columns: columns, as: "a row", ko: "행") { row throws(DatabaseError) in
            for column in table.columns { try column.look(&row) }
        }
    }

    /// Every row of the table can be read by those who read it: `columns` is what `read` reads of a row,
    /// which throws `corrupt` for what it cannot make `what` of; `korean` is what that is called in Korean.
    public init(
        rowsOf table: SQLTable, columns: SQL, as what: StaticString, ko korean: StaticString,
        _ read: @escaping @Sendable (inout RowReader) throws(DatabaseError) -> Void
    ) {
        self.init(
            "every row of \(table.name) can be read as \(what)",
            ko: "\(table.name)의 모든 행을 읽을 수 있습니다 (\(korean))"
        ) { database, limit throws(DatabaseError) in
            let database = database.longRunning
            var (offenders, place): ([String], [SQLValue]?) = ([], nil)
            while offenders.count < limit {
                let page = try await database.read { [place] reader throws(DatabaseError) in
                    try Self.page(of: table, after: place, columns, reader, read)
                }
                offenders += page.unreadable
                guard page.isFull, let last = page.last else { break }
                place = last
            }
            return Array(offenders.prefix(limit))
        }
    }

    private struct RowPage: Sendable {
        var unreadable: [String] = []
        var last: [SQLValue]?
        var isFull = false
    }

    private static let pageSize = 500

    /// The rows behind that key. One whose key itself cannot be read ends the search: nothing leads past it.
    private static func page(
        of table: SQLTable, after place: [SQLValue]?, _ columns: SQL, _ reader: any SQLReader,
        _ read: (inout RowReader) throws(DatabaseError) -> Void
    ) throws(DatabaseError) -> RowPage {
        let key = SQL.joined(table.key.map(\.sql), separator: ", ")
        let start = place.map { SQL.joined($0.map { value -> SQL in "\(value)" }, separator: ", ") }
        let condition: SQL = start.map { "WHERE (\(sql: key)) > (\(sql: $0))" } ?? ""
        var (page, seen): (RowPage, Int) = (RowPage(), 0)
        try reader.rows(
            of: """
                SELECT \(sql: key), \(sql: columns) FROM \(sql: table.sql) \(sql: condition)
                ORDER BY \(sql: key) LIMIT \(pageSize)
                """
        ) { row throws(DatabaseError) in
            var reader = RowReader(row)
            seen += 1
            do throws(DatabaseError) {
                page.last = nil
                var values: [SQLValue] = []
                for column in table.key { values.append(try column.value(&reader)) }
                page.last = values
                try read(&reader)
            } catch .corrupt(let reason) {
                let name = page.last.map { $0.map(\.name).joined(separator: " ") } ?? "a row without a key"
                page.unreadable.append("\(name) (\(reason))")
            }
        }
        page.isFull = seen == pageSize
        return page
    }
}

extension SQLTable.Column {
    /// The value of a column of a key.
    fileprivate func value(_ row: inout RowReader) throws(DatabaseError) -> SQLValue {
        switch kind {
        case .text: .text(try row.text())
        case .integer: .integer(try row.integer())
        case .bytes: .bytes(try row.bytes())
        }
    }

    /// Reads the column and forgets it.
    fileprivate func look(_ row: inout RowReader) throws(DatabaseError) {
        switch (kind, isNullable) {
        case (.text, false): _ = try row.text()
        case (.text, true): _ = try row.optionalText()
        case (.integer, false): _ = try row.integer()
        case (.integer, true): _ = try row.optionalInteger()
        case (.bytes, false): _ = try row.bytes()
        case (.bytes, true): _ = try row.optionalBytes()
        }
    }
}

extension SQLValue {
    /// The value as a key is shown.
    fileprivate var name: String {
        switch self {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .bytes(let bytes): "\(bytes.count) bytes"
        case .null: "nothing"
        }
    }
}
