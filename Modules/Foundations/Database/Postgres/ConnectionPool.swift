import Database
import Dispatch
import Synchronization

/// The connections of one database, made on demand, and the queue of work that waits for one.
///
/// Work runs on access threads. Connections idle for longer than the limit are closed.
final class ConnectionPool: Sendable {
    typealias Work = @Sendable (Result<PooledConnection, DatabaseError>) -> Void

    private struct State {
        /// The longest idle comes first.
        var resting: [(connection: PooledConnection, until: Deadline)] = []
        var count = 0
        var line = WaitingLine()
        /// Whether a timer is set for the idle connections, and for the queue.
        var isSweeping = false
        var isExpiring = false
        /// Whether the pool is closed; no more work arrives then.
        var isClosed = false
    }

    private let location: PostgresLocation
    private let limits: PostgresDatabase.Options
    private let turns = WriteTurns()
    private let threads: AccessThreads
    private let timer = DispatchQueue(label: "madang.postgres.timer")
    private let state = Mutex(State())

    init(_ location: PostgresLocation, _ limits: PostgresDatabase.Options) {
        self.location = location
        self.limits = limits
        threads = AccessThreads(limit: limits.connections)
    }

    /// The connections, and the number of waiting works.
    var load: DatabaseLoad {
        state.withLock {
            DatabaseLoad(
                connections: $0.count, resting: $0.resting.count, waiting: ["connection": $0.line.count])
        }
    }

    /// Runs the work on the next free connection, in the order of the calls; passes it `unavailable` if none
    /// is free in time.
    func submit(_ work: @escaping Work) {
        let (connection, needsTimer) = state.withLock { state -> (PooledConnection?, Bool) in
            if let rested = state.resting.popLast() { return (rested.connection, false) }
            if state.count < limits.connections {
                state.count += 1
                return (newConnection(nil), false)
            }
            defer { state.isExpiring = true }
            state.line.append(.init(deadline: .after(milliseconds: limits.acquireMilliseconds), work: work))
            return (nil, !state.isExpiring)
        }
        if let connection { serve(work, on: connection) }
        if needsTimer { scheduleExpiry(inMilliseconds: limits.acquireMilliseconds) }
    }

    /// Adds an open connection.
    func add(_ session: sending Session) {
        let connection = newConnection(session)
        state.withLock { $0.count += 1 }
        if let work = nextWork(orRest: connection) { serve(work, on: connection) }
    }

    /// Closes idle connections; no work may be waiting. A connection that has answered its work but is not
    /// idle yet is closed once it would be.
    func close() {
        let connections = state.withLock { state in
            state.isClosed = true
            defer { state.resting = [] }
            state.count -= state.resting.count
            return state.resting.map(\.connection)
        }
        for connection in connections { connection.disconnect() }
        threads.stop()
    }

    private func newConnection(_ session: sending Session?) -> PooledConnection {
        PooledConnection(location, limits, turns: turns, session: session)
    }

    /// Runs the work on an access thread, then the waiting ones.
    private func serve(_ work: @escaping Work, on connection: PooledConnection) {
        threads.run {
            var work = work
            while true {
                work(.success(connection))
                // Before other work can take the connection and keep it, and this thread, for long.
                if self.state.withLock({ $0.line.isEmpty }) { connection.settle() }
                guard let next = self.nextWork(orRest: connection) else { return }
                work = next
            }
        }
    }

    /// The next waiting work. If there is none, the connection goes idle or, once closed, disconnects.
    private func nextWork(orRest connection: PooledConnection) -> Work? {
        let (work, isFirstAtRest, isClosed) = state.withLock { state -> (Work?, Bool, Bool) in
            if let next = state.line.popFirst() { return (next.work, false, false) }
            guard !state.isClosed else {
                state.count -= 1
                return (nil, false, true)
            }
            state.resting.append((connection, .after(milliseconds: limits.idleMilliseconds)))
            defer { state.isSweeping = true }
            return (nil, !state.isSweeping, false)
        }
        if isClosed { connection.disconnect() }
        if isFirstAtRest { scheduleSweep(inMilliseconds: limits.idleMilliseconds) }
        return work
    }
}

extension ConnectionPool {
    private func scheduleExpiry(inMilliseconds delay: Int) {
        timer.asyncAfter(deadline: .now() + .milliseconds(delay)) { [weak self] in self?.expire() }
    }

    /// Fails work that has waited too long, and schedules the next check.
    private func expire() {
        let (late, next) = state.withLock { state in
            var late: [Work] = []
            while let deadline = state.line.firstDeadline, deadline.hasPassed {
                if let place = state.line.popFirst() { late.append(place.work) }
            }
            state.isExpiring = !state.line.isEmpty
            return (late, state.line.firstDeadline)
        }
        let limit = limits.acquireMilliseconds.spokenMilliseconds
        for work in late { work(.failure(.unavailable("no connection free within \(limit)"))) }
        if let next { scheduleExpiry(inMilliseconds: Int(next.millisecondsLeft) + 1) }
    }

    private func scheduleSweep(inMilliseconds delay: Int) {
        timer.asyncAfter(deadline: .now() + .milliseconds(delay)) { [weak self] in self?.sweep() }
    }

    /// Closes connections that were idle too long, and schedules the next check.
    private func sweep() {
        let (old, next) = state.withLock { state in
            let old = Array(state.resting.prefix { $0.until.hasPassed })
            state.resting.removeFirst(old.count)
            state.count -= old.count
            // A connection in use is checked when it returns to the pool.
            state.isSweeping = !state.resting.isEmpty
            return (old.map(\.connection), state.resting.first?.until)
        }
        for connection in old { connection.disconnect() }
        if let next { scheduleSweep(inMilliseconds: Int(next.millisecondsLeft) + 1) }
    }
}
