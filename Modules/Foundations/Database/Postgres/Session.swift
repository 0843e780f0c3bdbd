import CPostgres
import Database

/// One connection to the server, always in pipeline mode: commands are queued, sent together and answered
/// together.
///
/// It belongs to one thread at a time. Commands that are sent together stop at the first refusal (manual,
/// "Pipeline Mode").
final class Session {
    /// The kind of answer a queued command gets.
    private enum Expected {
        case preparation(of: String, StatementCache.Entry)
        case removal
        case answer
    }

    let handle: OpaquePointer
    let limits: PostgresDatabase.Options
    /// The number of the server's process, which libpq forgets when the connection is lost.
    let process: Int32
    /// Whether the connection is unusable.
    private(set) var isLost = false
    private var statements: StatementCache
    private var parameters = Parameters()
    private var expected: [Expected] = []
    /// The statements whose preparation is queued.
    private var inLine: [String: StatementCache.Entry] = [:]
    /// The number of groups of commands that were sent and whose answers have not been read.
    private var unread = 0

    /// Takes over a connection that is signed in.
    init(_ handle: OpaquePointer, _ limits: PostgresDatabase.Options) {
        self.handle = handle
        process = PQbackendPID(handle)
        self.limits = limits
        statements = StatementCache(limit: limits.statements)
    }

    deinit { PQfinish(handle) }

    /// Whether a transaction is open and usable.
    var isInTransaction: Bool { PQtransactionStatus(handle) == PQTRANS_INTRANS }

    /// Queues a statement, after its preparation if it is new on this connection.
    func add(_ statement: SQL) {
        if let entry = prepared(statement) { return addExecution(entry, statement.values) }
        let entry = statements.newEntry(statement.text, for: statement.values)
        for old in statements.makeRoom(for: statement.text, besides: inLine.count) {
            expected.append(.removal)
            note(PQsendQueryParams(handle, "DEALLOCATE \(old.name)", 0, nil, nil, nil, nil, 0))
        }
        expected.append(.preparation(of: statement.text, entry))
        inLine[statement.text] = entry
        addPreparation(entry.name, statement.text, entry.types)
        addExecution(entry, statement.values)
    }

    /// Queues a command without values that runs once and is not prepared.
    func add(plain text: String) {
        expected.append(.answer)
        note(PQsendQueryParams(handle, text, 0, nil, nil, nil, nil, 1))
    }

    /// Queues a control.
    func add(_ control: Control) {
        expected.append(.answer)
        note(PQsendQueryPrepared(handle, control.rawValue, 0, nil, nil, nil, 1))
    }

    /// Queues the preparation of all controls.
    func addControls() {
        for control in Control.allCases {
            expected.append(.removal)
            addPreparation(control.rawValue, control.text, [])
        }
    }

    /// Queues a control that goes out with the next commands and whose answer is ignored; `settle` sends it
    /// if nothing follows.
    func leave(_ control: Control) {
        expected.append(.removal)
        note(PQsendQueryPrepared(handle, control.rawValue, 0, nil, nil, nil, 1))
    }

    /// Sends what is queued.
    func settle() {
        if !expected.isEmpty { post() }
    }

    /// Sends what is queued without waiting for the answers, which the next exchange reads first.
    func post() {
        expected.removeAll(keepingCapacity: true)
        note(PQpipelineSync(handle))
        unread += 1
    }

    /// Sends what is queued and waits for all answers, a little longer than a statement's time limit, which
    /// the server enforces itself. `hasSpoken` tells that the server sent something unasked before.
    func exchange(hasSpoken: Bool = false) -> Exchange {
        defer {
            expected.removeAll(keepingCapacity: true)
            if !inLine.isEmpty { inLine.removeAll(keepingCapacity: true) }
        }
        if hasSpoken, let loss = lastWords() {
            isLost = true
            return Exchange(loss: loss)
        }
        note(PQpipelineSync(handle))
        let deadline = Deadline.after(milliseconds: limits.statementMilliseconds + 1000)
        do {
            return try read(until: deadline)
        } catch {
            isLost = true
            return Exchange(loss: error)
        }
    }

    /// Whether nothing is queued and no answer is outstanding.
    var isIdle: Bool { expected.isEmpty && unread == 0 }

    /// Marks the connection for replacement.
    func abandon() {
        isLost = true
    }

    /// Drops all prepared statements, so that they are prepared again.
    func forgetStatements() {
        statements.removeAll()
        expected.append(.removal)
        note(PQsendQueryParams(handle, "DEALLOCATE ALL", 0, nil, nil, nil, nil, 0))
        addControls()
        post()
    }

    private func prepared(_ statement: SQL) -> StatementCache.Entry? {
        if let entry = inLine[statement.text], entry.fits(statement.values) { return entry }
        return statements.find(statement.text, for: statement.values)
    }

    private func addPreparation(_ name: String, _ text: String, _ types: [ParameterType]) {
        note(PQsendPrepare(handle, name, text, Int32(types.count), types.map(\.rawValue)))
    }

    private func addExecution(_ entry: StatementCache.Entry, _ values: [SQLValue]) {
        expected.append(.answer)
        parameters.fill(values)
        note(
            parameters.withArrays { count, values, lengths, formats in
                PQsendQueryPrepared(handle, entry.name, count, values, lengths, formats, 1)
            })
    }

    private func note(_ success: Int32) {
        if success == 0 { isLost = true }
    }

    private func read(until deadline: Deadline) throws(Loss) -> Exchange {
        if isLost { throw Loss(explanation: nil) }
        while unread > 0 {
            try skipGroup(until: deadline)
            unread -= 1
        }
        var exchange = Exchange()
        for command in expected { try read(command, into: &exchange, until: deadline) }
        try skipGroup(until: deadline)
        return exchange
    }

    private func read(
        _ command: Expected, into exchange: inout Exchange, until deadline: Deadline
    ) throws(Loss) {
        guard let result = try nextResult(until: deadline) else { throw Loss(explanation: nil) }
        let answer = Answer(result)
        while let more = try nextResult(until: deadline) { PQclear(more) }
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY:
            if case .preparation(let text, let entry) = command { statements.keep(entry, for: text) }
            if case .answer = command { exchange.answers.append(answer) }
        case PGRES_PIPELINE_ABORTED: break
        default:
            let failure = PostgresFailure(result)
            if failure.endsConnection || PQstatus(handle) == CONNECTION_BAD {
                throw Loss(explanation: failure.error)
            }
            exchange.failure = exchange.failure ?? failure
        }
    }

    /// Reads to the end of a group of commands.
    private func skipGroup(until deadline: Deadline) throws(Loss) {
        var ends = 0
        while true {
            guard let result = try nextResult(until: deadline) else {
                ends += 1
                // libpq ends each command with NULL; a second NULL in a row means that the pipeline is empty.
                if ends > 1 { throw Loss(explanation: nil) }
                continue
            }
            ends = 0
            let answer = Answer(result)
            let status = PQresultStatus(answer.result)
            if status == PGRES_PIPELINE_SYNC { return }
            guard status == PGRES_FATAL_ERROR else { continue }
            let failure = PostgresFailure(result)
            if failure.endsConnection || PQstatus(handle) == CONNECTION_BAD {
                throw Loss(explanation: failure.error)
            }
        }
    }
}
