import Dispatch
import GRDBSQLite
import Synchronization

/// Moves the log into the file beside the connection that writes, so that no write waits for all of it
/// (https://www.sqlite.org/wal.html#checkpointing).
///
/// SQLite begins the log anew with the first write after all of it was moved. While writes go on there is
/// always some of it left when another connection has moved what it found; so that one goes on until little
/// is left, and the connection that writes moves the rest between two groups of writes.
final class Checkpointer: Sendable {
    /// How long the log may become, in pages of the file.
    struct Limits: Hashable, Sendable {
        /// From how many on it is moved, as SQLite does by itself.
        var begin = 1000
        /// How many the connection that writes moves, which takes as long as a group of writes.
        var rest = 100
        /// How many there are at the most, 16 MiB, before writes wait for what is being moved.
        var most = 4000
    }

    private struct State {
        /// How many pages the log has, and how many of these have been moved.
        var (pages, moved) = (0, 0)
        var isMoving = false

        mutating func note(_ progress: LogConnection.Progress?) {
            // What was moved of a log that has begun anew meanwhile counts for nothing.
            if let progress, progress.pages <= pages { moved = max(moved, progress.moved) }
        }

        mutating func next(_ limits: Limits) -> Step {
            if pages < limits.begin { return .none }
            if isMoving { return pages < limits.most ? .none : .late }
            if pages >= limits.most || pages - moved <= limits.rest { return .here }
            isMoving = true
            return .beside
        }
    }

    private enum Step {
        case none, beside, here
        /// Here, once what is being moved beside has been.
        case late
    }

    private let path: String
    private let limits: Limits
    private let thread = DispatchQueue(label: "madang.database.checkpoint")
    private let state = Mutex(State())
    /// Nil before it is needed, and where it cannot be had.
    private let connection = Mutex<LogConnection?>(nil)

    /// Of the file with that path.
    init(path: String, _ limits: Limits) {
        self.path = path
        self.limits = limits
    }

    /// Has SQLite tell how long the log is after each commit, in place of moving it by itself.
    func follow(_ writer: OpaquePointer?) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_wal_hook(
            writer,
            { context, _, _, pages in
                guard let context else { return SQLITE_OK }
                Unmanaged<Checkpointer>.fromOpaque(context).takeUnretainedValue().note(Int(pages))
                return SQLITE_OK
            }, context)
    }

    /// Notes how many pages the log has after a commit.
    func note(_ pages: Int) {
        state.withLock { state in
            if pages < state.pages { state.moved = 0 }
            state.pages = pages
        }
    }

    /// Does what is to be done after a group of writes, on the connection that writes and in no transaction.
    /// `isIntact` says whether the files are still those that were opened.
    func settle(_ writer: OpaquePointer?, _ isIntact: () -> Bool) {
        switch state.withLock({ $0.next(limits) }) {
        case .none: return
        case .beside: return moveBeside(isIntact)
        case .here: break
        case .late: wait()
        }
        let progress = LogConnection.move(writer)
        state.withLock { $0.note(progress) }
    }

    private func moveBeside(_ isIntact: () -> Bool) {
        let isOpened = connection.withLock { connection in
            defer { if connection == nil { connection = LogConnection(path: path) } }
            return connection == nil
        }
        // If the files are not those any more, it may have come upon others, which are not to be touched.
        if isOpened, !isIntact() { connection.withLock { $0 = nil } }
        thread.async {
            let progress = self.connection.withLock { $0?.move() }
            self.state.withLock { state in
                state.note(progress)
                state.isMoving = false
            }
        }
    }

    /// Lets what has begun beside end.
    func wait() { thread.sync {} }

    /// The same, and releases the files.
    func close() {
        wait()
        connection.withLock { $0 = nil }
    }
}
