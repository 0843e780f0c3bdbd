import Database
import GRDBSQLite
import Vocabulary

/// The row that a statement stands on, read where SQLite keeps it.
struct SQLiteRow: SQLRow {
    let statement: OpaquePointer

    func isNull(_ column: Int) -> Bool {
        sqlite3_value_type(value(column)) == SQLITE_NULL
    }

    func integer(_ column: Int) throws(DatabaseError) -> Int64 {
        try integer(value(column), column)
    }

    func optionalInteger(_ column: Int) throws(DatabaseError) -> Int64? {
        let value = value(column)
        return sqlite3_value_type(value) == SQLITE_NULL ? nil : try integer(value, column)
    }

    private func integer(_ value: OpaquePointer?, _ column: Int) throws(DatabaseError) -> Int64 {
        let type = sqlite3_value_type(value)
        // SQLite goes on with floating-point numbers where integers end.
        if type == SQLITE_FLOAT, Int64(exactly: sqlite3_value_double(value).rounded()) == nil {
            throw .numberTooLarge
        }
        guard type == SQLITE_INTEGER else { throw mismatch(column, type, SQLITE_INTEGER) }
        return sqlite3_value_int64(value)
    }

    func text(_ column: Int) throws(DatabaseError) -> String { try text(value(column), column) }

    func optionalText(_ column: Int) throws(DatabaseError) -> String? {
        let value = value(column)
        return sqlite3_value_type(value) == SQLITE_NULL ? nil : try text(value, column)
    }

    private func text(_ value: OpaquePointer?, _ column: Int) throws(DatabaseError) -> String {
        let utf8 = try utf8(value, column)
        // SQLite ends texts with a zero, and this reads twice as fast; a text may hold zeros of its own.
        let characters = utf8.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
        if let characters, let text = String(validatingCString: characters), text.utf8.count == utf8.count {
            return text
        }
        guard let text = String(validating: utf8, as: UTF8.self) else {
            throw .corrupt("column \(column) is not UTF-8")
        }
        return text
    }

    func bytes(_ column: Int) throws(DatabaseError) -> [UInt8] {
        let value = value(column)
        let type = sqlite3_value_type(value)
        guard type == SQLITE_BLOB else { throw mismatch(column, type, SQLITE_BLOB) }
        let start = sqlite3_value_blob(value)
        return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
    }

    func identifier(_ column: Int) throws(DatabaseError) -> RawIdentifier {
        let utf8 = try utf8(value(column), column)
        guard let raw = RawIdentifier(base32: utf8) else { throw Self.noIdentifier(column) }
        return raw
    }

    func anyIdentifier(_ column: Int) throws(DatabaseError) -> AnyIdentifier {
        guard let id = AnyIdentifier(try utf8(value(column), column)) else { throw Self.noIdentifier(column) }
        return id
    }

    /// The bytes of a text, where SQLite keeps them.
    private func utf8(
        _ value: OpaquePointer?, _ column: Int
    ) throws(DatabaseError) -> UnsafeBufferPointer<UInt8> {
        let type = sqlite3_value_type(value)
        guard type == SQLITE_TEXT else { throw mismatch(column, type, SQLITE_TEXT) }
        // The order matters: the length is that of the form in which the text was asked for last.
        let start = sqlite3_value_text(value)
        return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    }

    /// Asked for once for each access: every `sqlite3_column_…` looks it up anew. Only the thread that steps
    /// the statement may touch it (https://www.sqlite.org/c3ref/column_blob.html).
    private func value(_ column: Int) -> OpaquePointer? {
        sqlite3_column_value(statement, Int32(column))
    }

    private func mismatch(_ column: Int, _ found: Int32, _ wanted: Int32) -> DatabaseError {
        .corrupt("column \(column) holds \(Self.name(found)), not \(Self.name(wanted))")
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
