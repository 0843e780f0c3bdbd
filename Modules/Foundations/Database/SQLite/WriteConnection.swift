import Database
import GRDBSQLite
import Synchronization

import class GRDB.Database
import class GRDB.DatabaseQueue

/// The connection that writes, and the queue of writes that wait for it.
///
/// Each turn commits all waiting writes together, in order. No write waits for others to join: a write that
/// finds the connection idle is committed alone, and those that arrive meanwhile form the next group.
final class WriteConnection: Sendable {
    /// For reads if there is no other connection, and for setup.
    let queue: DatabaseQueue
    /// Nil in memory.
    let watch: FileWatch?
    /// Nil in memory.
    let checkpointer: Checkpointer?
    private let groupLimit: Int
    private let groupTime: Duration
    private let line = Mutex(Line<WaitingWrite>())
    private let busyMilliseconds: Int32
    /// When the last write ended; nil if the log was emptied since.
    private let lastWrite = Mutex<ContinuousClock.Instant?>(.now)
    private let isKeptOpen = Atomic(false)

    /// Writes through the queue's connection, to the file with that path, or in memory.
    init(_ queue: DatabaseQueue, _ options: SQLiteDatabase.Options, path: String? = nil) {
        self.queue = queue
        watch = path.map { FileWatch(path: $0) }
        checkpointer = path.map { Checkpointer(path: $0, options.log) }
        groupLimit = options.groupLimit
        groupTime = options.groupTime
        busyMilliseconds = options.busyMilliseconds
        if let checkpointer { queue.inDatabase { checkpointer.follow($0.sqliteConnection) } }
    }

    /// The number of waiting writes.
    var waiting: Int { line.withLock { $0.count } }

    /// Runs the write after those submitted before.
    func submit(_ write: WaitingWrite) {
        line.withLock { $0.append(write) }
        // One turn per write, although a turn may take many: so every write is taken, and reads of an
        // in-memory database get their turn between them.
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

    /// Waits for the running checkpoint and releases the file; no write may be waiting.
    ///
    /// Leaves the files unchanged if they are no longer those that were written; the watch's `refusal` tells
    /// so afterwards.
    func close() throws {
        // Behind the last turn, which checks the log after its answers.
        queue.inDatabase { connection in
            checkpointer?.close()
            look(connection)
        }
        if watch?.refusal == nil { try queue.close() }
    }

    /// Requests a check whether the files are still those that were written, so that an idle program ends as
    /// well.
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

    /// Keeps the connection open beyond this value's life: closing would write the log over the content of
    /// the file, and remove the log.
    private func keepOpenIfRefused() {
        guard watch?.refusal != nil,
            isKeptOpen.compareExchange(
                expected: false, desired: true, ordering: .relaxed
            ).exchanged
        else { return }
        _ = Unmanaged.passRetained(queue)
    }

    /// Moves the log into the file and empties it if nothing was written for that time; returns whether it is
    /// empty now. Does not wait for readers of older snapshots: the log then stays for another time.
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
            // The first column is 1 if another connection blocked it (https://www.sqlite.org/pragma.html).
            let isInTheWay = Result { () throws(DatabaseError) in
                try translated { try Int.fetchOne(connection, sql: "PRAGMA wal_checkpoint(TRUNCATE)") } != 0
            }
            if case .success(false) = isInTheWay { self.lastWrite.withLock { $0 = nil } }
            answer(isInTheWay.map { !$0 })
        }
    }

    /// Begins the group's transaction. If that fails, the writes waiting for it fail, too, rather than each
    /// wait in turn for what another program holds.
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
