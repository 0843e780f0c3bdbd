import GRDBSQLite
import Synchronization

import struct GRDB.Configuration
import class GRDB.Database
import class GRDB.DatabaseQueue

/// One connection for reading, which has SQLite map the file while nobody commits
/// (https://www.sqlite.org/mmap.html).
///
/// What is mapped need not be copied; but with the next commit of anybody SQLite lets go of the whole mapping
/// and comes upon each page anew. So a connection maps the file when it has read for long without seeing a
/// commit, and copies again from the next one on (decision 88).
final class ReadConnection: Sendable {
    let queue: DatabaseQueue
    private let mapping: Mutex<FileMapping>

    /// Opens a file. It is mapped after as many reads as said, between which nothing was committed.
    init(path: String, configuration: Configuration, mappingAfter reads: Int) throws {
        queue = try DatabaseQueue(path: path, configuration: configuration)
        mapping = Mutex(FileMapping(after: reads))
    }

    /// To be told after each read, on its thread and in no transaction.
    func noteRead(on connection: GRDB.Database) {
        mapping.withLock { $0.noteRead(on: connection) }
    }
}

/// Whether a connection maps its file, and how often it has read since it last saw a commit.
private struct FileMapping {
    /// As much as SQLite allows.
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

    /// Another number once the connection has read what somebody has committed
    /// (https://www.sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_DATA_VERSION); nil once it
    /// is closed.
    private static func version(of connection: GRDB.Database) -> UInt32? {
        guard let handle = connection.sqliteConnection else { return nil }
        var version: UInt32 = 0
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_DATA_VERSION, &version)
        return version
    }

    /// Where the system maps no files, SQLite copies all the same.
    private mutating func map(_ bytes: Int, _ connection: GRDB.Database) {
        try? connection.execute(sql: "PRAGMA mmap_size = \(bytes)")
        isMapped = bytes > 0
    }
}
