import Database
import GRDBSQLite

/// The row that a statement stands on, read where SQLite keeps it.
struct SQLiteRow: SQLRow {
    let statement: OpaquePointer

    func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
    }

    func integer(_ column: Int) throws(DatabaseError) -> Int64 {
        // SQLite goes on with floating-point numbers where integers end.
        if sqlite3_column_type(statement, Int32(column)) == SQLITE_FLOAT,
            Int64(exactly: sqlite3_column_double(statement, Int32(column)).rounded()) == nil
        {
            throw .numberTooLarge
        }
        try expect(SQLITE_INTEGER, column)
        return sqlite3_column_int64(statement, Int32(column))
    }

    func text(_ column: Int) throws(DatabaseError) -> String {
        try expect(SQLITE_TEXT, column)
        // The order matters: the length is that of the form in which the text was asked for last.
        let start = sqlite3_column_text(statement, Int32(column))
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        // SQLite ends texts with a zero, and this reads twice as fast; a text may hold zeros of its own.
        let characters = start.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
        if let characters, let text = String(validatingCString: characters), text.utf8.count == count {
            return text
        }
        guard let text = String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        else {
            throw .corrupt("column \(column) is not UTF-8")
        }
        return text
    }

    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] {
        try expect(SQLITE_BLOB, column)
        let start = sqlite3_column_blob(statement, Int32(column))
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    private func expect(_ type: Int32, _ column: Int) throws(DatabaseError) {
        let found = sqlite3_column_type(statement, Int32(column))
        if found == type { return }
        throw .corrupt("column \(column) holds \(Self.name(found)), not \(Self.name(type))")
    }

    private static func name(_ type: Int32) -> String {
        switch type {
        case SQLITE_INTEGER: "an integer"
        case SQLITE_FLOAT: "a floating-point number"
        case SQLITE_TEXT: "text"
        case SQLITE_BLOB: "bytes"
        default: "NULL"
        }
    }
}
