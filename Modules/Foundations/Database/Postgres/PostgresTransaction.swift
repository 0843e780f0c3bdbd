import Database

/// One transaction on one connection, on which a body runs its statements.
///
/// `BEGIN` goes out with the first statement, so that a body with one statement costs one round trip. The
/// server aborts a transaction at the first refused statement, while the port lets a body catch the error and
/// continue. A body that does so is run again *carefully*, with a savepoint before each statement. Savepoints
/// in every transaction would cost each write a tenth of its time and a transaction number per statement.
final class PostgresTransaction: SQLWriter {
    /// Why the transaction cannot go on.
    enum Trouble {
        /// The connection is gone.
        case lost(Loss)
        /// Others changed the same rows.
        case contended
        /// A prepared statement does not fit the tables any more.
        case stale
        /// The server refused a statement; `isIgnored` once the body went on all the same.
        case refused(isIgnored: Bool)
        /// The body ended it.
        case ended
    }

    private let session: Session
    private let writes: Bool
    /// Answers to queries that were told of and not run yet; what changes rows makes them void.
    private var prefetched: [(statement: SQL, answer: Answer)] = []
    private let isCareful: Bool
    private(set) var trouble: Trouble?
    /// Whether the server has begun it.
    private(set) var hasBegun = false
    /// Whether the server has answered anything, whatever it said.
    private(set) var isAnswered = false
    /// How many statements of the body the server has carried out.
    private(set) var carriedOut = 0
    /// The transaction's number, by which its outcome can be looked up; nil while it has changed nothing.
    private(set) var number: String?

    init(_ session: Session, writes: Bool, isCareful: Bool) {
        self.session = session
        self.writes = writes
        self.isCareful = isCareful
    }

    func rows(
        of statement: SQL, _ row: (any SQLRow) throws(DatabaseError) -> Void
    ) throws(DatabaseError) {
        let prefetched = takePrefetched(statement)
        let answer = if let prefetched { prefetched } else { try answer(to: statement) }
        for index in 0..<answer.rowCount { try row(PostgresRow(answer: answer, row: index)) }
    }

    func prefetch(_ statements: @autoclosure () -> [SQL]) throws(DatabaseError) {
        // A careful body asks for each statement behind a savepoint of its own.
        if isCareful { return }
        let statements = statements()
        prefetched = zip(statements, try answers(to: statements)).map { ($0, $1) }
    }

    private func takePrefetched(_ statement: SQL) -> Answer? {
        let index = prefetched.firstIndex {
            $0.statement.text == statement.text && $0.statement.values == statement.values
        }
        return index.map { prefetched.remove(at: $0).answer }
    }

    @discardableResult
    func run(_ statement: SQL) throws(DatabaseError) -> Int {
        prefetched = []
        return try answer(to: statement).changedRows
    }

    func batch(_ statements: [SQL]) throws(DatabaseError) -> [Int] {
        prefetched = []
        // One refused statement would take those before it along, which a careful body may want to keep.
        if isCareful || statements.count < 2 {
            var counts: [Int] = []
            for statement in statements { counts.append(try run(statement)) }
            return counts
        }
        return try answers(to: statements).map(\.changedRows)
    }

    private func answer(to statement: SQL) throws(DatabaseError) -> Answer {
        guard let answer = try answers(to: [statement]).first else {
            throw .unavailable("the server left a statement without an answer")
        }
        return answer
    }

    private func answers(to statements: [SQL]) throws(DatabaseError) -> [Answer] {
        for statement in statements { try Parameters.check(statement.values) }
        try checkOpen()
        let before = (hasBegun ? 0 : 1) + (isCareful ? 1 : 0)
        let asksNumber = writes && number == nil && statements.contains(where: \.mayWrite)
        let exchange = exchange(statements, asksNumber: asksNumber)
        if let loss = exchange.loss {
            trouble = .lost(loss)
            throw loss.error
        }
        isAnswered = true
        hasBegun = hasBegun || !exchange.answers.isEmpty
        carriedOut += min(statements.count, max(0, exchange.answers.count - before))
        if let failure = exchange.failure {
            throw settle(failure, isOwn: exchange.answers.count >= before)
        }
        if asksNumber, let last = exchange.answers.last { number = last.firstText }
        return Array(exchange.answers[before..<(before + statements.count)])
    }

    private func exchange(_ statements: [SQL], asksNumber: Bool) -> Exchange {
        let hasSpoken = hasBegun && session.hasSpoken
        if !hasBegun { session.add(writes ? .beginWriting : .beginReading) }
        if isCareful { session.add(.savepoint) }
        for statement in statements { session.add(statement) }
        if isCareful { session.add(.release) }
        if asksNumber { session.add(.transactionID) }
        return session.exchange(hasSpoken: hasSpoken)
    }

    /// Whether there is something to commit that the body has not ended itself.
    var canCommit: Bool { session.isInTransaction }

    private func checkOpen() throws(DatabaseError) {
        switch trouble {
        case .lost(let loss): throw loss.error
        case .contended, .stale: throw .contention
        case .refused:
            // Ends this run of the body; the next one is careful.
            trouble = .refused(isIgnored: true)
            throw .contention
        case .ended: throw Self.endedError
        case nil:
            if hasBegun, !canCommit {
                trouble = .ended
                throw Self.endedError
            }
        }
    }

    static var endedError: DatabaseError { .unavailable("the transaction has ended after an error") }

    /// Decides how the transaction continues after a refusal, and which error the body gets.
    private func settle(_ failure: PostgresFailure, isOwn: Bool) -> DatabaseError {
        if failure.isStalePlan {
            trouble = .stale
        } else if failure.isContention {
            trouble = .contended
        } else if isCareful, isOwn {
            undo()
        } else {
            trouble = .refused(isIgnored: false)
        }
        // A replica does not even begin a serialisable transaction.
        let isReadOnly = failure.error == .readOnly || (!hasBegun && failure.state == "0A000")
        guard isReadOnly else { return failure.error }
        guard writes else { return .misuse("a read cannot change anything: use write") }
        // The next connection may find the server that took over.
        session.abandon()
        return .readOnly
    }

    private func undo() {
        session.add(.undo)
        session.add(.release)
        let exchange = session.exchange()
        if let loss = exchange.loss {
            trouble = .lost(loss)
        } else if exchange.failure != nil {
            trouble = .ended
        }
    }
}

extension SQL {
    /// Whether the statement may change rows: all but plain queries.
    fileprivate var mayWrite: Bool { !text.hasPrefix("SELECT") }
}
