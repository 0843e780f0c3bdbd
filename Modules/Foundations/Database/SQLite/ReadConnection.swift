import GRDBSQLite
import Synchronization

import struct GRDB.Configuration
import class GRDB.Database
import class GRDB.DatabaseQueue

/// One connection for reading, which lets SQLite map the file while there are no commits
/// (https://www.sqlite.org/mmap.html).
///
/// Mapped pages need not be copied; but after any commit SQLite drops the whole mapping and faults each page
/// in again. So a connection maps the file after many reads without a commit, and goes back to copying at the
/// next commit (decision 88).
final class ReadConnection: Sendable {
    let queue: DatabaseQueue
    private let mapping: Mutex<FileMapping>

    /// Opens a file. It is mapped after this many reads without a commit.
    init(path: String, configuration: Configuration, mappingAfter reads: Int) throws {
        queue = try DatabaseQueue(path: path, configuration: configuration)
        mapping = Mutex(FileMapping(after: reads))
    }

    /// Must be called after each read, on its thread and outside a transaction.
    func noteRead(on connection: GRDB.Database) {
        mapping.withLock { $0.noteRead(on: connection) }
    }
}

/// Whether a connection maps its file, and the reads since it last saw a commit.
private struct FileMapping {
    /// The most that SQLite allows.
    private static let mappedBytes = 0x7FFF_0000

    private let readsBefore: Int
    private var reads = 0
    private var version: UInt32 = 0
    private var isMapped = false

    init(after reads: Int) {
        readsBefore = reads
    }

    mutating func noteRead(on connection: GRDB.Database) {
        guard let seen = Self.version(of: connection) else { return }
        if seen != version {
            (version, reads) = (seen, 0)
            if isMapped { map(0, connection) }
        } else if !isMapped {
            reads += 1
            if reads >= readsBefore { map(Self.mappedBytes, connection) }
        }
    }

    /// A number that changes once the connection has read another connection's commit
    /// (https://www.sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_DATA_VERSION); nil once it
    /// is closed.
    private static func version(of connection: GRDB.Database) -> UInt32? {
        guard let handle = connection.sqliteConnection else { return nil }
        var version: UInt32 = 0
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_DATA_VERSION, &version)
        return version
    }

    /// Where the system cannot map files, SQLite copies all the same.
    private mutating func map(_ bytes: Int, _ connection: GRDB.Database) {
        try? connection.execute(sql: "PRAGMA mmap_size = \(bytes)")
        isMapped = bytes > 0
    }
}
