import Database
import Synchronization

/// Knows which replicas may answer: those known to have everything that the primary had within the lag bound.
///
/// At most once a second a request triggers a look at the primary and the replicas; it does not wait for the
/// result. The knowledge ages by itself: without a successful look, reads go to the primary.
final class ReplicaWatch: Sendable {
    typealias Clock = @Sendable () -> ContinuousClock.Instant

    private struct State {
        var history: PrimaryHistory
        var lastLook: ContinuousClock.Instant?
        var isLooking = false
        var turn = 0
    }

    let replicas: [Replica]
    private let primary: PostgresDatabase
    private let bound: Duration
    private let pause: Duration
    private let now: Clock
    private let gate = AccessGate()
    private let state: Mutex<State>

    init(_ location: PostgresLocation, _ options: PostgresDatabase.Options, _ now: @escaping Clock) {
        replicas = location.replicas.map { Replica($0, options) }
        var limits = PostgresDatabase.Options.watching
        // With several servers it must find the one that the database found.
        limits.writes = options.writes
        primary = PostgresDatabase(location, limits)
        bound = .seconds(location.replication.lagSeconds)
        pause = min(.seconds(1), bound / 4)
        self.now = now
        state = Mutex(State(history: PrimaryHistory(span: bound)))
    }

    /// The next replica that may answer, in rotation; nil if there is none.
    func fitReplica() -> Replica? {
        lookIfDue()
        let turn = state.withLock { state in
            state.turn = (state.turn + 1) % replicas.count
            return state.turn
        }
        return replicas.indices.lazy.map { self.replicas[(turn + $0) % self.replicas.count] }.first(
            where: isFit)
    }

    /// Checks the primary and then all replicas.
    func look() async {
        let moment = now()
        do throws(DatabaseError) {
            guard let (position, system) = try await primaryPosition() else { return }
            state.withLock { $0.history.note(position, of: system, at: moment) }
        } catch {
            // The last known position stays, and becomes too old after its time.
            return
        }
        let history = state.withLock { $0.history }
        await withTaskGroup { group in
            for replica in replicas { group.addTask { await replica.look(history, at: moment) } }
        }
    }

    /// The state of each replica.
    var states: [ReplicaState] {
        replicas.map { replica in
            let (reached, obstacle) = replica.known
            let behind = reached.map { now() - $0 }
            let isOld = behind.map { $0 > bound } == true
            return ReplicaState(
                place: replica.location.description, behind: behind,
                obstacle: obstacle ?? (isOld ? "too long since it was looked at" : nil))
        }
    }

    /// Waits for a running look and closes all connections.
    func close() async {
        guard await gate.close() else { return }
        await primary.close()
        for replica in replicas { await replica.close() }
    }

    private func isFit(_ replica: Replica) -> Bool {
        guard let reached = replica.known.reached else { return false }
        return now() - reached <= bound
    }

    private func lookIfDue() {
        let moment = now()
        let isDue = state.withLock { state in
            if state.isLooking || state.lastLook.map({ moment - $0 < pause }) == true { return false }
            (state.isLooking, state.lastLook) = (true, moment)
            return true
        }
        guard isDue, (try? gate.enter()) != nil else { return }
        Task {
            await look()
            state.withLock { $0.isLooking = false }
            gate.leave()
        }
    }

    private func primaryPosition() async throws(DatabaseError) -> (LogPosition, Int64)? {
        let question: SQL = """
            SELECT pg_current_wal_lsn()::text, system_identifier FROM pg_control_system()
            """
        return try await primary.read { reader throws(DatabaseError) in
            try reader.first(question) { row throws(DatabaseError) in
                guard let position = LogPosition(try row.text(0)) else { return nil }
                return (position, try row.integer(1))
            } ?? nil
        }
    }
}
