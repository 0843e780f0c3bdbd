import class GRDB.Database
import struct GRDB.DatabaseError

/// Keeps the file of a connection that has just been opened in write-ahead mode, and has every commit flushed
/// before it counts (https://www.sqlite.org/wal.html, https://www.sqlite.org/pragma.html#pragma_synchronous).
///
/// GRDB can set the mode, too: it then asks Foundation for the size of the log, and writes to one that is
/// empty, for snapshots that nobody here takes. Throws `SQLITE_CANTOPEN` where the mode cannot be had, as on
/// file systems without shared memory.
func setWriteAheadMode(_ connection: GRDB.Database) throws {
    let mode = try String.fetchOne(connection, sql: "PRAGMA journal_mode = WAL")
    guard mode == "wal" else {
        throw DatabaseError(
            resultCode: .SQLITE_CANTOPEN,
            message: "the file cannot be kept in write-ahead mode, only in mode \(mode ?? "none")")
    }
    try connection.execute(sql: "PRAGMA synchronous = FULL")
}
