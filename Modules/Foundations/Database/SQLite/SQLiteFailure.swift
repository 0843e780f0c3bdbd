import Database
import GRDBSQLite

/// What a result code of SQLite means (sqlite.org/rescode.html): the one place that says so.
///
/// `code` is an extended result code; `message` is SQLite's, which holds names but no values.
func databaseError(code: Int32, message: String) -> DatabaseError {
    switch code {
    case constraint(8), constraint(6), constraint(10):
        return .duplicate(message.afterFirst(": ") ?? message)
    case SQLITE_BUSY | (1 << 8):
        return .unavailable("another program is repairing the database")
    default:
        return databaseError(primaryCode: code & 0xff, message: message)
    }
}

/// SQLITE_CONSTRAINT_UNIQUE (8), _PRIMARYKEY (6) and _ROWID (10), whose macros Swift does not see.
private func constraint(_ number: Int32) -> Int32 {
    SQLITE_CONSTRAINT | (number << 8)
}

private func databaseError(primaryCode: Int32, message: String) -> DatabaseError {
    switch primaryCode {
    case SQLITE_BUSY, SQLITE_LOCKED: .contention
    // Nothing interrupts but the limit of costly reads.
    case SQLITE_INTERRUPT: .cutOff
    case SQLITE_FULL: .full
    case SQLITE_READONLY: .readOnly
    case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_NOMEM, SQLITE_PERM, SQLITE_PROTOCOL, SQLITE_NOLFS:
        .unavailable(message)
    case SQLITE_NOTADB: .notDatabase
    case SQLITE_CORRUPT, SQLITE_FORMAT: .corrupt(message)
    // The text of the error when `sum()` overflows (sqlite.org/lang_aggfunc.html); it has no code of its own.
    case SQLITE_ERROR where message == "integer overflow": .numberTooLarge
    default: .misuse(message)
    }
}

extension String {
    fileprivate func afterFirst(_ mark: String) -> String? {
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(mark) { return String(rest.dropFirst(mark.count)) }
            rest = rest.dropFirst()
        }
        return nil
    }
}
