import Database
import Synchronization

/// A database that dies at a write: before it, or after it has become durable but before its answer.
final class FailingDatabase: SQLDatabase {
    enum Moment: CaseIterable {
        case before, after
    }

    private let inner: any SQLDatabase
    private let left: Mutex<Int>
    private let moment: Moment

    /// So many writes go well.
    init(_ inner: any SQLDatabase, after writes: Int, _ moment: Moment) {
        self.inner = inner
        left = Mutex(writes)
        self.moment = moment
    }

    static let death = DatabaseError.unavailable("the power has failed")

    var engine: SQLEngine { inner.engine }

    var unreadableRows: UnreadableRows { inner.unreadableRows }

    func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await inner.runRead(body)
    }

    func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        let left = left.withLock { left in
            left -= 1
            return left
        }
        if left < 0, moment == .before || left < -1 { throw Self.death }
        try await inner.runWrite(body)
        if left < 0 { throw Self.death }
    }
}
