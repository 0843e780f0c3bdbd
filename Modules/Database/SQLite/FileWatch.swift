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
/// Four calls of `stat` for each flush of the disk.
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
            (state.database, state.index) = (database, index)
            return nil
        }
    }

    /// Refuses all writes from now on, after saving what can be saved through the files that are still open.
    func giveUp(_ fault: FileFault, on connection: GRDB.Database) {
        if refusal != nil { return }
        let text = fault.description(path, saved: save(fault, connection))
        state.withLock { $0.refusal = text }
    }

    /// Moves a log that has no name any more into the database, or the database that has none into a file
    /// beside it.
    private func save(_ fault: FileFault, _ connection: GRDB.Database) -> String? {
        switch fault {
        case .databaseLost:
            let target = path + ".saved"
            guard let file = try? DatabaseFile(target), (try? file.createNew()) != nil,
                (try? SQLiteDatabase.copy(connection, to: file.path)) != nil
            else { return nil }
            return target
        case .logLost, .indexLost:
            let isMoved = (try? connection.execute(sql: "PRAGMA wal_checkpoint(FULL)")) != nil
            return isMoved ? path : nil
        case .databaseCut: return nil
        }
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

    /// Whether a file that has become shorter has fewer pages than its header says (bytes 16 and 28:
    /// https://www.sqlite.org/fileformat.html, section 1.3), as one has not that was made smaller on purpose.
    private static func isCut(_ connection: GRDB.Database, _ size: Int64) -> Bool {
        guard let head = DatabaseFile.bytes(16..<32, of: connection.sqliteConnection) else { return true }
        let pageSize = Int64(head[0]) << 8 | Int64(head[1])
        let pages = head[12..<16].reduce(Int64(0)) { $0 << 8 | Int64($1) }
        return size < pages * (pageSize == 1 ? 65_536 : pageSize)
    }
}
