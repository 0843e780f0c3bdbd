import Database
import Synchronization

/// A replica and what is known of it.
final class Replica: Sendable {
    private struct Knowledge {
        /// Up to when it has all that the primary had; nil while it is not to be used.
        var reached: ContinuousClock.Instant?
        var obstacle: String? = "not looked at yet"
        /// When the look began that told so.
        var asOf: ContinuousClock.Instant?
    }

    /// Where it is.
    let location: PostgresLocation
    /// The connections that reads use.
    let reading: PostgresDatabase
    /// A connection of its own, so that looking at it waits for no read.
    let watching: PostgresDatabase
    private let knowledge = Mutex(Knowledge())

    init(_ location: PostgresLocation, _ options: PostgresDatabase.Options) {
        self.location = location
        reading = PostgresDatabase(location, .reading(from: options))
        watching = PostgresDatabase(location, .watching)
    }

    /// Up to when it has all that the primary had, and why it is not used, if it is not.
    var known: (reached: ContinuousClock.Instant?, obstacle: String?) {
        knowledge.withLock { ($0.reached, $0.obstacle) }
    }

    /// Stops using the replica until it was checked again.
    func suspect(_ error: DatabaseError) {
        knowledge.withLock { ($0.reached, $0.obstacle) = (nil, "a read failed: \(error)") }
    }

    /// Asks it how far it is, and compares that with the primary's history; `moment` is when the look began.
    func look(_ history: PrimaryHistory, at moment: ContinuousClock.Instant) async {
        let (reached, obstacle) = await compare(with: history)
        learn(reached, obstacle, at: moment)
    }

    /// Takes what a look said that began at the moment; looks may overlap, and one that began earlier does
    /// not overrule a later one.
    func learn(
        _ reached: ContinuousClock.Instant?, _ obstacle: String?, at moment: ContinuousClock.Instant
    ) {
        knowledge.withLock { known in
            if let asOf = known.asOf, moment < asOf { return }
            known = Knowledge(reached: reached, obstacle: obstacle, asOf: moment)
        }
    }

    /// Closes its connections.
    func close() async {
        await watching.close()
        await reading.close()
    }

    private func compare(with history: PrimaryHistory) async -> (ContinuousClock.Instant?, String?) {
        do throws(DatabaseError) {
            let state = try await watching.read { reader throws(DatabaseError) in
                try reader.first(Self.question) { row throws(DatabaseError) in
                    (try row.bool(0), try row.optionalText(1), try row.integer(2))
                }
            }
            guard let (follows, position, system) = state else { return (nil, "it does not answer") }
            guard follows else { return (nil, "it is no replica: it can be written itself") }
            guard system == history.system else { return (nil, "it is a replica of another server") }
            let reached = position.flatMap { LogPosition($0) }.flatMap { history.moment(reachedBy: $0) }
            return (reached, reached == nil ? "it is too far behind" : nil)
        } catch {
            return (nil, "\(error)")
        }
    }

    private static let question: SQL = """
        SELECT pg_is_in_recovery(), pg_last_wal_replay_lsn()::text, system_identifier FROM pg_control_system()
        """
}

extension PostgresDatabase.Options {
    /// The limits of reads on a replica: the primary is asked if one is passed, so they are short; and a read
    /// that loses against what the replica takes over from the primary is not run there again.
    fileprivate static func reading(from options: Self) -> Self {
        var limits = options
        limits.writes = false
        limits.acquireMilliseconds = min(options.acquireMilliseconds, 1000)
        limits.connectMilliseconds = min(options.connectMilliseconds, 1000)
        limits.statementMilliseconds = min(options.statementMilliseconds, 5000)
        limits.conflicts = 1
        return limits
    }

    /// The limits of one short question a second.
    static let watching = {
        var limits = Self()
        limits.connections = 1
        limits.writes = false
        limits.acquireMilliseconds = 1000
        limits.connectMilliseconds = 1000
        limits.statementMilliseconds = 1000
        return limits
    }()
}
