import Database
import Dispatch
import Synchronization

/// The connections of one database, made when they are first needed, and the line of those who wait for one.
///
/// Work is done on access threads. Connections that rest for longer than the limit are closed.
final class ConnectionPool: Sendable {
    typealias Work = @Sendable (Result<PooledConnection, DatabaseError>) -> Void

    private struct State {
        /// The one that has rested longest comes first.
        var resting: [(connection: PooledConnection, until: Deadline)] = []
        var count = 0
        var line = WaitingLine()
        /// Whether the timer will look at the resting ones, and at the line.
        var isSweeping = false
        var isExpiring = false
        /// Whether nobody comes any more.
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

    /// How many connections there are, at rest or not.
    var count: Int { state.withLock { $0.count } }

    /// The connections, and the line of those who wait for one.
    var load: DatabaseLoad {
        state.withLock {
            DatabaseLoad(
                connections: $0.count, resting: $0.resting.count, waiting: ["connection": $0.line.count])
        }
    }

    /// Runs the work on the next connection that is free, in the order of the calls; tells it
    /// `unavailable` if none is free in time.
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

    /// Takes in a connection that is made.
    func add(_ session: sending Session) {
        let connection = newConnection(session)
        state.withLock { $0.count += 1 }
        if let work = nextWork(orRest: connection) { serve(work, on: connection) }
    }

    /// Closes what is open; nobody may wait. A connection whose work has been told its answer, and that is
    /// not yet at rest, is closed when it would be.
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

    /// Serves the work on an access thread, and then those that wait.
    private func serve(_ work: @escaping Work, on connection: PooledConnection) {
        threads.run {
            var work = work
            while true {
                work(.success(connection))
                // Before others can have it: they might keep it, and this thread waiting, for long.
                if self.state.withLock({ $0.line.isEmpty }) { connection.settle() }
                guard let next = self.nextWork(orRest: connection) else { return }
                work = next
            }
        }
    }

    /// Nil when nobody waits: then the connection rests, or is closed with the others.
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

    /// Tells those who have waited for too long, and comes again for the next of them.
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

    /// Closes the connections that have rested for too long, and comes again for the others.
    private func sweep() {
        let (old, next) = state.withLock { state in
            let old = Array(state.resting.prefix { $0.until.hasPassed })
            state.resting.removeFirst(old.count)
            state.count -= old.count
            // A connection in use is looked at when it comes back to the pool.
            state.isSweeping = !state.resting.isEmpty
            return (old.map(\.connection), state.resting.first?.until)
        }
        for connection in old { connection.disconnect() }
        if let next { scheduleSweep(inMilliseconds: Int(next.millisecondsLeft) + 1) }
    }
}
