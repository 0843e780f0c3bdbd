import Database
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
    private let groupLimit: Int
    private let groupTime: Duration
    private let line = Mutex(Line<WaitingWrite>())

    init(_ queue: DatabaseQueue, _ options: SQLiteDatabase.Options, _ watch: FileWatch? = nil) {
        self.queue = queue
        self.watch = watch
        groupLimit = options.groupLimit
        groupTime = options.groupTime
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
        if let refusal = watch?.refusal { return write.fail(.unavailable(refusal)) }
        var group = WriteGroup(on: connection, watch)
        while open(&group, for: write) {
            group.add(write)
            guard group.takesMore(groupLimit, groupTime), let another = next() else { break }
            write = another
        }
        group.end()
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
