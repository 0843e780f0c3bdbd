import Database

/// The attempts of one body: what was tried, and what follows from the end of a run.
struct RetryState {
    private let writes: Bool
    private let conflictLimit: Int
    private var conflicts = 0
    /// Whether statements are run behind savepoints.
    private(set) var isCareful = false
    private var hasReconnected = false
    private var hasForgotten = false
    private var hasBeenOvertaken = false

    /// At most this many runs may lose to other transactions.
    init(writes: Bool, conflictLimit: Int) {
        self.writes = writes
        self.conflictLimit = conflictLimit
    }

    /// Ends the transaction after its body; nil asks for another run.
    ///
    /// Throws the error that the caller gets instead of an answer.
    mutating func end(
        _ transaction: PostgresTransaction, _ answer: Result<Void, DatabaseError>, _ session: Session,
        _ location: PostgresLocation
    ) throws(DatabaseError) -> Result<Void, DatabaseError>? {
        switch transaction.trouble {
        case nil:
            guard transaction.hasBegun else { return answer }
            guard case .success = answer else {
                rollBack(session)
                return isOvertaken(answer) ? nil : answer
            }
            return try commit(transaction, session, location) ? answer : nil
        case .lost(let loss):
            return reconnect(after: loss, transaction) ? nil : .failure(loss.error)
        case .contended:
            rollBack(session)
            try countConflict()
            return nil
        case .stale:
            rollBack(session)
            try forget(session)
            return nil
        case .refused(let isIgnored):
            rollBack(session)
            return isOvertaken(answer) || repeatsCarefully(transaction, answer, isIgnored) ? nil : answer
        case .ended:
            rollBack(session)
            return .failure(PostgresTransaction.endedError)
        }
    }

    private func rollBack(_ session: Session) {
        session.add(.rollback)
        session.post()
    }

    /// A body whose first statement had no answer has had no effect. So a connection that was lost while
    /// idle, as after a restart of the server, is replaced without an error.
    private mutating func reconnect(after loss: Loss, _ transaction: PostgresTransaction) -> Bool {
        if loss.isSilence || transaction.isAnswered || hasReconnected { return false }
        hasReconnected = true
        return true
    }

    /// How the next run is ordered among the writes of this program.
    var turn: WriteTurns.Kind { conflicts < 2 ? .besideOthers : .alone }

    private mutating func countConflict() throws(DatabaseError) {
        conflicts += 1
        if conflicts >= conflictLimit { throw .contention }
    }

    /// A body that ends with a duplicate may have looked for the duplicate first: a second run sees what
    /// another has written meanwhile. The server reports this as a conflict only if both had looked through
    /// the same index (PostgreSQL manual, "Serialization Failure Handling").
    private mutating func isOvertaken(_ answer: Result<Void, DatabaseError>) -> Bool {
        guard writes, !hasBeenOvertaken, case .failure(.duplicate) = answer else { return false }
        hasBeenOvertaken = true
        return true
    }

    private mutating func forget(_ session: Session) throws(DatabaseError) {
        if hasForgotten { throw .contention }
        hasForgotten = true
        session.forgetStatements()
    }

    /// A body that passed the refusal on, or had done nothing else, needs no repeat.
    private mutating func repeatsCarefully(
        _ transaction: PostgresTransaction, _ answer: Result<Void, DatabaseError>, _ isIgnored: Bool
    ) -> Bool {
        if case .failure = answer, !isIgnored { return false }
        if !isIgnored, transaction.carriedOut == 0 { return false }
        isCareful = true
        return true
    }

    /// True once everything is durable, false if the body must run again.
    private mutating func commit(
        _ transaction: PostgresTransaction, _ session: Session, _ location: PostgresLocation
    ) throws(DatabaseError) -> Bool {
        guard transaction.canCommit else { throw PostgresTransaction.endedError }
        if !writes {
            session.leave(.commit)
            return true
        }
        session.add(.commit)
        let exchange = session.exchange()
        if let loss = exchange.loss {
            let outcome = CommitOutcome(of: transaction.number, session, location)
            if try outcome.isCommitted(after: loss) { return true }
            throw .unavailable("the connection was lost before the commit")
        }
        guard let failure = exchange.failure else {
            if exchange.answers.last?.tag == "COMMIT" { return true }
            throw PostgresTransaction.endedError
        }
        guard failure.isContention else { throw failure.error }
        try countConflict()
        return false
    }
}
