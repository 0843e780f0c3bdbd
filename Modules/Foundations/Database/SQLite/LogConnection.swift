import GRDBSQLite

/// A connection that only moves the log into the file. It belongs to one thread at a time.
final class LogConnection {
    /// How many pages the log has, and how many of these are in the file.
    typealias Progress = (pages: Int, moved: Int)

    private let handle: OpaquePointer

    /// Nil if the file cannot be opened or is not a database.
    init?(path: String) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
        // The log is opened with the first page read.
        guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened,
            sqlite3_exec(opened, "PRAGMA synchronous = FULL; PRAGMA schema_version", nil, nil, nil)
                == SQLITE_OK
        else {
            sqlite3_close(opened)
            return nil
        }
        handle = opened
    }

    deinit {
        sqlite3_close(handle)
    }

    /// Moves the pages that no snapshot needs, without waiting, and flushes the file. Nil if another
    /// connection is doing so now or the disk fails; the log then stays as it is.
    func move() -> Progress? { Self.move(handle) }

    /// The same on another connection, which is in no transaction.
    static func move(_ connection: OpaquePointer?) -> Progress? {
        var (pages, moved): (Int32, Int32) = (0, 0)
        let code = sqlite3_wal_checkpoint_v2(connection, "main", SQLITE_CHECKPOINT_PASSIVE, &pages, &moved)
        return code == SQLITE_OK ? (Int(pages), Int(moved)) : nil
    }
}
