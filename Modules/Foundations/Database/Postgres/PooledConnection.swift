import Database
import Synchronization

/// A place in the pool, and most of the time its connection.
///
/// The connection is made when it is first needed and again after it was lost, so that a server that was
/// restarted is found by the next who asks.
final class PooledConnection: Sendable {
    private let location: PostgresLocation
    private let limits: PostgresDatabase.Options
    private let turns: WriteTurns
    private let session: Mutex<Session?>

    init(
        _ location: PostgresLocation, _ limits: PostgresDatabase.Options, turns: WriteTurns,
        session: sending Session?
    ) {
        self.location = location
        self.limits = limits
        self.turns = turns
        self.session = Mutex(session)
    }

    /// Ends what the last read left to be ended with the next one.
    func settle() {
        session.withLock { $0?.settle() }
    }

    /// Closes the connection; the next who needs it makes a new one.
    func disconnect() {
        session.withLock { $0 = nil }
    }

    /// Runs the body on one snapshot.
    func read(_ body: @Sendable (any SQLReader) throws(DatabaseError) -> Void) throws(DatabaseError) {
        try transact(writes: false) { transaction throws(DatabaseError) in try body(transaction) }
    }

    /// Runs the body and commits.
    func write(_ body: @Sendable (any SQLWriter) throws(DatabaseError) -> Void) throws(DatabaseError) {
        try transact(writes: true) { transaction throws(DatabaseError) in try body(transaction) }
    }

    private func transact(
        writes: Bool, _ body: @Sendable (PostgresTransaction) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        try session.withLock { session throws(DatabaseError) in
            var retries = RetryState(writes: writes, conflictLimit: limits.conflicts)
            while true {
                let current = try connected(&session)
                let turn = retries.turn
                let hasTurn = writes && turns.begin(turn)
                defer { if hasTurn { turns.end(turn) } }
                let transaction = PostgresTransaction(current, writes: writes, isCareful: retries.isCareful)
                let answer = Result { () throws(DatabaseError) in try body(transaction) }
                if let answer = try retries.end(transaction, answer, current, location) {
                    return try answer.get()
                }
            }
        }
    }

    private func connected(_ session: inout Session?) throws(DatabaseError) -> Session {
        if let session, !session.isLost { return session }
        session = nil
        let new = try Session.connect(to: location, limits)
        session = new
        return new
    }
}
