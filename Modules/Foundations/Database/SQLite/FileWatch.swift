import Database
import GRDBSQLite
import Synchronization

import class GRDB.Database

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Looks, before a write is acknowledged, whether the files that a later start will find are still those into
/// which it was written; and remembers whether the disk was full.
///
/// Some nine calls of the system for each flush of the disk: four of `stat`, the rest read a few bytes.
final class FileWatch: Sendable {
    private struct Identity: Equatable {
        let device: UInt64
        let number: UInt64
        var size: Int64

        func isSameFile(as other: Identity) -> Bool { device == other.device && number == other.number }
    }

    private struct State {
        var database: Identity?
        var log: Identity?
        var index: Identity?
        /// How the database's file begins.
        var head: [UInt8]?
        /// What the log held at the last look.
        var logIndex: LogIndex?
        var refusal: String?
        var isFull = false
    }

    private let path: String
    private let state: Mutex<State>

    /// Watches the file that has that name now.
    init(path: String) {
        self.path = path
        state = Mutex(State(database: Self.identity(path)))
    }

    /// Why nothing is written any more, nor ever will be by these connections.
    var refusal: String? { state.withLock { $0.refusal } }

    /// Why writes are refused at this moment, as far as is known: it is over when there is a megabyte again.
    var obstacle: DatabaseError? {
        state.withLock { state in
            if let refusal = state.refusal { return .unavailable(refusal) }
            if state.isFull, hasRoom { state.isFull = false }
            return state.isFull ? .full : nil
        }
    }

    /// Notes whether the last write found the disk full.
    func note(isFull: Bool) {
        state.withLock { $0.isFull = isFull }
    }

    /// Whether a log in which nothing of a transaction has been written yet is long enough. Asked at the
    /// transaction's beginning: what is written behind a gap fills it with zeros, which can be read.
    func faultBefore(on connection: GRDB.Database) -> FileFault? {
        if state.withLock({ $0.logIndex }) == nil { return fault(on: connection) }
        return LogFile(of: connection.sqliteConnection)?.isLongEnough == false ? .logDamaged : nil
    }

    /// As `fault`, at any moment, and more thorough: looks at each frame of the log, some milliseconds for
    /// the longest. Nil before the first write.
    func faultSinceWriting(on connection: GRDB.Database) -> FileFault? {
        guard connection.sqliteConnection != nil, state.withLock({ $0.log != nil }) else { return nil }
        if let fault = fault(on: connection) { return fault }
        return LogFile(of: connection.sqliteConnection)?.hasEveryFrame == false ? .logDamaged : nil
    }

    /// What has happened to the files since the first write; nil if nothing has. Asked in a transaction that
    /// writes, or right after it, when log and index are there.
    func fault(on connection: GRDB.Database) -> FileFault? {
        let (database, log) = (Self.identity(path), Self.identity(path + "-wal"))
        let index = Self.identity(path + "-shm")
        return state.withLock { state in
            if state.log == nil { (state.log, state.index) = (log, index) }
            guard let database, let known = state.database, database.isSameFile(as: known),
                !isMoved(connection.sqliteConnection)
            else {
                return .databaseLost
            }
            guard let log, state.log?.isSameFile(as: log) == true else { return .logLost }
            guard let index, let indexBefore = state.index, indexBefore.isSameFile(as: index),
                index.size >= indexBefore.size
            else { return .indexLost }
            if database.size < known.size, Self.isCut(connection, database.size) { return .databaseCut }
            guard let head = Self.head(connection), state.head == nil || state.head == head else {
                return .databaseOverwritten
            }
            if let log = LogFile(of: connection.sqliteConnection)?.look(since: state.logIndex) {
                guard log.isIntact else { return .logDamaged }
                state.logIndex = log.index ?? state.logIndex
            }
            (state.database, state.index, state.head) = (database, index, head)
            return nil
        }
    }

    /// Refuses all writes from now on, after saving what can be saved through the files that are still open.
    func giveUp(_ fault: FileFault, on connection: GRDB.Database) {
        if refusal != nil { return }
        let text = fault.description(path, Rescue(path: path).run(fault, connection))
        state.withLock { $0.refusal = text }
    }

    private var hasRoom: Bool {
        var room = statvfs()
        return statvfs(path, &room) == 0 && UInt64(room.f_bavail) * UInt64(room.f_frsize) >= 1 << 20
    }

    private static func identity(_ path: String) -> Identity? {
        var status = stat()
        // A link is another file: what a later start finds beside it is not what lies beside this one.
        guard lstat(path, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(status.st_dev), number: UInt64(status.st_ino), size: Int64(status.st_size))
    }

    /// The bytes that never change while a file in write-ahead mode is open; nil if these are none of such a
    /// file (bytes 0 to 23: https://www.sqlite.org/fileformat.html, section 1.3).
    private static func head(_ connection: GRDB.Database) -> [UInt8]? {
        guard let head = DatabaseFile.bytes(0..<24, of: connection.sqliteConnection),
            head.starts(with: Array("SQLite format 3\0".utf8)), head[18..<20] == [2, 2]
        else { return nil }
        return head
    }

    /// Whether a file that has become shorter has fewer pages than its header says (bytes 16 and 28:
    /// https://www.sqlite.org/fileformat.html, section 1.3), as one has not that was made smaller on purpose.
    private static func isCut(_ connection: GRDB.Database, _ size: Int64) -> Bool {
        guard let head = DatabaseFile.bytes(16..<32, of: connection.sqliteConnection) else { return true }
        let pageSize = Int64(head[0]) << 8 | Int64(head[1])
        let pages = head[12..<16].reduce(Int64(0)) { $0 << 8 | Int64($1) }
        return size < pages * (pageSize == 1 ? 65_536 : pageSize)
    }
}
