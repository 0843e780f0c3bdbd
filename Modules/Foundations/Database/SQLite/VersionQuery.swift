import GRDBSQLite

/// A connection that does nothing but ask for `data_version`
/// (https://www.sqlite.org/pragma.html#pragma_data_version), by a statement that is prepared once.
///
/// It belongs to one thread at a time. Not GRDB's: that changes threads for each statement.
final class VersionQuery {
    private let connection: OpaquePointer
    private let statement: OpaquePointer

    /// Nil if the file cannot be opened, is no database, or another file has its name by now.
    init?(_ file: OpenedFile) {
        var (opened, prepared): (OpaquePointer?, OpaquePointer?)
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
        guard sqlite3_open_v2(file.path, &opened, flags, nil) == SQLITE_OK, let opened,
            file.isOpen(on: opened),
            sqlite3_prepare_v2(opened, "PRAGMA data_version", -1, &prepared, nil) == SQLITE_OK, let prepared
        else {
            // What could not be opened is given back as well.
            sqlite3_close(opened)
            return nil
        }
        (connection, statement) = (opened, prepared)
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(connection)
    }

    /// The same number as long as no other connection commits; nil if SQLite would have to wait.
    ///
    /// No transaction is open between two calls, or it would be the number of the moment at which it began.
    var version: Int64? {
        defer { sqlite3_reset(statement) }
        return sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : nil
    }
}
