import Database
import GRDBSQLite
import Synchronization

import class GRDB.Database

/// The head of the index of a write-ahead log, in the memory that SQLite shares between its connections
/// (https://www.sqlite.org/walformat.html#the_wal_index_file_format).
///
/// Valid as long as the connection that it was taken from is open.
struct LogIndex: Sendable {
    /// What is read of the head; another commit gives another one.
    private struct Head: Equatable {
        let format: UInt32
        let lastFrame: UInt32
        let salt: UInt32

        init(_ start: UnsafeRawPointer) {
            format = start.load(as: UInt32.self)
            lastFrame = start.load(fromByteOffset: 16, as: UInt32.self)
            salt = start.load(fromByteOffset: 32, as: UInt32.self)
        }
    }

    /// The format since SQLite 3.7.0.
    private static var knownFormat: UInt32 { 3_007_000 }
    /// How much of the index SQLite maps at a time, and how long one of the two copies of the head is.
    private static let (regionSize, headSize): (Int32, Int) = (32_768, 48)

    /// Where the index begins in memory.
    private let address: UInt

    /// The index of the connection's file; nil if it has none that can be read here.
    init?(_ connection: GRDB.Database) {
        // The index is mapped by the first read.
        guard let asked = try? BoundStatement("SELECT count(*) FROM sqlite_schema", on: connection),
            (try? asked.step()) == true
        else { return nil }
        asked.reset()
        var file: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(connection.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        guard let file, let methods = file.pointee.pMethods, methods.pointee.iVersion >= 2 else { return nil }
        var region: UnsafeMutableRawPointer?
        guard methods.pointee.xShmMap?(file, 0, Self.regionSize, 0, &region) == SQLITE_OK, let region else {
            return nil
        }
        address = UInt(bitPattern: region)
        if revision == nil { return nil }
    }

    /// A number that is another one after each commit: commits append frames to the log, and the salt changes
    /// when the log begins anew. Nil while a commit is being published, or the index made anew after a crash.
    ///
    /// A commit writes the second copy of the head first; the first one is read first.
    var revision: Int64? {
        guard let start = UnsafeRawPointer(bitPattern: address) else { return nil }
        let head = Head(start)
        atomicMemoryFence(ordering: .acquiringAndReleasing)
        guard head == Head(start + Self.headSize), head.format == Self.knownFormat else { return nil }
        return Int64(bitPattern: UInt64(head.salt) << 32 | UInt64(head.lastFrame))
    }
}
