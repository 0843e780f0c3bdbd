import class GRDB.Database
import struct GRDB.DatabaseError

/// Puts a newly opened connection's file into write-ahead mode with every commit flushed before it counts
/// (https://www.sqlite.org/wal.html, https://www.sqlite.org/pragma.html#pragma_synchronous).
///
/// GRDB can set the mode, too, but it then asks Foundation for the size of the log and writes to an empty
/// one, for snapshots that are not used here. Throws `SQLITE_CANTOPEN` if the mode is not available, as on
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
