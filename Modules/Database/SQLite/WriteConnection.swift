import Database
import GRDBSQLite
import Synchronization

import class GRDB.Database
import class GRDB.DatabaseQueue

/// The connection that writes, and the line of writes that wait for it.
///
/// Each turn commits together what waits, first come, first served. Nobody waits for company: a write that
/// finds the connection idle is committed alone, and those that come meanwhile are the next group.
final class WriteConnection: Sendable {
    /// For reading where there is no other connection, and for setting up.
    let queue: DatabaseQueue
    /// Nil in memory.
    let watch: FileWatch?
    /// Nil in memory.
    let checkpointer: Checkpointer?
    private let groupLimit: Int
    private let groupTime: Duration
    private let line = Mutex(Line<WaitingWrite>())
    private let busyMilliseconds: Int32
    /// When the last write ended; nil if the log is empty since.
    private let lastWrite = Mutex<ContinuousClock.Instant?>(.now)
    private let isKeptOpen = Atomic(false)

    /// Writes by the queue's connection, to the file with that path, or in memory.
    init(_ queue: DatabaseQueue, _ options: SQLiteDatabase.Options, path: String? = nil) {
        self.queue = queue
        watch = path.map { FileWatch(path: $0) }
        checkpointer = path.map { Checkpointer(path: $0, options.log) }
        groupLimit = options.groupLimit
        groupTime = options.groupTime
        busyMilliseconds = options.busyMilliseconds
        if let checkpointer { queue.inDatabase { checkpointer.follow($0.sqliteConnection) } }
    }

    /// How many writes wait for their turn.
    var waiting: Int { line.withLock { $0.count } }

    /// Runs the write after those that were submitted before.
    func submit(_ write: WaitingWrite) {
        line.withLock { $0.append(write) }
        // A turn for each write, though a turn may take many: so all are taken, and what is submitted
        // between them in memory gets its turn as well.
        queue.asyncWriteWithoutTransaction { self.takeTurn($0) }
    }

    private func takeTurn(_ connection: GRDB.Database) {
        guard var write = next() else { return }
        defer { keepOpenIfRefused() }
        if let refusal = watch?.refusal { return write.fail(.unavailable(refusal)) }
        var group = WriteGroup(on: connection, watch)
        while open(&group, for: write) {
            group.add(write)
            guard group.takesMore(groupLimit, groupTime), let another = next() else { break }
            write = another
        }
        group.end()
        lastWrite.withLock { $0 = .now }
        if watch?.refusal == nil {
            checkpointer?.settle(connection.sqliteConnection) { watch?.fault(on: connection) == nil }
        }
    }

    /// Lets what was begun beside it end, and releases the file; nothing may be waiting.
    ///
    /// Leaves the files as they are if they are not those any more that were written: `refusal` of the watch
    /// says so afterwards.
    func close() throws {
        // Behind the last turn, which looks at the log once it has answered.
        queue.inDatabase { connection in
            checkpointer?.close()
            look(connection)
        }
        if watch?.refusal == nil { try queue.close() }
    }

    /// Looks soon whether the files are still those that were written, so that a program that nobody writes
    /// to ends as well.
    func lookSoon() {
        queue.asyncWriteWithoutTransaction { self.look($0) }
    }

    private func look(_ connection: GRDB.Database) {
        guard let watch, watch.refusal == nil, let fault = watch.faultSinceWriting(on: connection) else {
            return
        }
        watch.giveUp(fault, on: connection)
        keepOpenIfRefused()
    }

    /// Whatever becomes of this value, the connection is not closed: closing would move what is in the log
    /// over what is in the file, and remove the log.
    private func keepOpenIfRefused() {
        guard watch?.refusal != nil,
            isKeptOpen.compareExchange(
                expected: false, desired: true, ordering: .relaxed
            ).exchanged
        else { return }
        _ = Unmanaged.passRetained(queue)
    }

    /// Moves the log into the file and empties it, if nobody has written for that time; answers whether it is
    /// empty now. Readers of an older moment are not waited for: then it stays as it is, for another time.
    func truncateLog(
        ifIdleFor time: Duration, _ answer: @escaping @Sendable (Result<Bool, DatabaseError>) -> Void
    ) {
        queue.asyncWriteWithoutTransaction { connection in
            guard let last = self.lastWrite.withLock({ $0 }) else { return answer(.success(true)) }
            if .now - last < time { return answer(.success(false)) }
            self.look(connection)
            if let refusal = self.watch?.refusal { return answer(.failure(.unavailable(refusal))) }
            sqlite3_busy_timeout(connection.sqliteConnection, 0)
            defer { sqlite3_busy_timeout(connection.sqliteConnection, self.busyMilliseconds) }
            // The first column is 1 where somebody stood in the way (https://www.sqlite.org/pragma.html).
            let isInTheWay = Result { () throws(DatabaseError) in
                try translated { try Int.fetchOne(connection, sql: "PRAGMA wal_checkpoint(TRUNCATE)") } != 0
            }
            if case .success(false) = isInTheWay { self.lastWrite.withLock { $0 = nil } }
            answer(isInTheWay.map { !$0 })
        }
    }

    /// Begins the group's transaction. When that fails, those that have waited as long for it fail with the
    /// write, instead of waiting each in turn for what another program holds.
    private func open(_ group: inout WriteGroup, for write: WaitingWrite) -> Bool {
        let waiting = line.withLock { $0.count }
        do throws(DatabaseError) {
            try group.open()
            return true
        } catch {
            write.fail(error)
            for _ in 0..<waiting {
                if let other = line.withLock({ $0.popFirst() }), other.begin() { other.fail(error) }
            }
            return false
        }
    }

    private func next() -> WaitingWrite? {
        while let write = line.withLock({ $0.popFirst() }) {
            if write.begin() { return write }
        }
        return nil
    }
}
