import Database
import GRDBSQLite

import class GRDB.Database
import class GRDB.Statement

/// A prepared statement with its values, to be stepped through once and then reset.
struct BoundStatement {
    /// Held because it owns `handle`.
    private let prepared: Statement
    let handle: OpaquePointer

    /// Takes the statement from the connection's cache, or prepares it, and binds the values.
    init(_ statement: SQL, on connection: GRDB.Database) throws(DatabaseError) {
        prepared = try Self.prepare(statement.text, connection)
        handle = prepared.sqliteStatement
        try bind(statement.values)
    }

    /// Steps to the next row; false when there is none.
    func step() throws(DatabaseError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: true
        case SQLITE_DONE: false
        default: throw failure()
        }
    }

    /// Whether it is `COMMIT` or `END`, the statements that change nothing, answer nothing and begin so.
    var commits: Bool {
        guard sqlite3_stmt_readonly(handle) != 0, sqlite3_column_count(handle) == 0 else { return false }
        let verb = prepared.sql.drop { !$0.isLetter }.prefix { $0.isLetter }.uppercased()
        return verb == "COMMIT" || verb == "END"
    }

    /// Makes the statement ready for its next use and lets go of the values.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    private static func prepare(_ text: String, _ connection: GRDB.Database) throws(DatabaseError)
        -> Statement
    {
        if connection.sqliteConnection == nil { throw .unavailable("the database is closed") }
        let cached = try translated { try connection.cachedStatement(sql: text) }
        if sqlite3_stmt_busy(cached.sqliteStatement) == 0 { return cached }
        // The same query further out on the stack is still at a row of its own.
        return try translated { try connection.makeStatement(sql: text) }
    }

    private func bind(_ values: [SQLValue]) throws(DatabaseError) {
        guard Int(sqlite3_bind_parameter_count(handle)) == values.count else {
            throw .misuse("the statement has other placeholders than its \(values.count) values")
        }
        try values.checkText()
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            guard isPlaceholder(place) else { throw .misuse("placeholder \(place) is not $\(place)") }
            guard bind(value, place) == SQLITE_OK else { throw failure() }
        }
    }

    /// SQLite numbers `$7` as any other name, by first appearance.
    private func isPlaceholder(_ place: Int32) -> Bool {
        guard let name = sqlite3_bind_parameter_name(handle, place), name[0] == CChar(UInt8(ascii: "$"))
        else {
            return false
        }
        var (number, digit): (Int32, UnsafePointer<CChar>) = (0, name + 1)
        while (48...57).contains(digit.pointee), number < place {
            number = number &* 10 &+ Int32(digit.pointee - 48)
            digit += 1
        }
        return digit.pointee == 0 && number == place
    }

    private func bind(_ value: SQLValue, _ place: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, place)
        case .integer(let number): return sqlite3_bind_int64(handle, place, number)
        case .text(var text):
            return text.withUTF8 { utf8 in
                // An empty text has no address, which SQLite would take for NULL.
                guard let start = utf8.baseAddress, utf8.count > 0 else { return bindEmptyText(place) }
                return start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
                    sqlite3_bind_text(handle, place, $0, Int32(clamping: utf8.count), copied)
                }
            }
        case .bytes(let bytes):
            if bytes.isEmpty { return sqlite3_bind_zeroblob(handle, place, 0) }
            return sqlite3_bind_blob(handle, place, bytes, Int32(clamping: bytes.count), copied)
        }
    }

    private func bindEmptyText(_ place: Int32) -> Int32 {
        sqlite3_bind_text(handle, place, "", 0, copied)
    }

    private func failure() -> DatabaseError {
        let connection = sqlite3_db_handle(handle)
        let message = String(cString: sqlite3_errmsg(connection))
        return databaseError(code: sqlite3_extended_errcode(connection), message: message)
    }
}

/// SQLITE_TRANSIENT, a macro that Swift does not see: SQLite copies the value before the call returns.
private var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
