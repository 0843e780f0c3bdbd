import CPostgres
public import Database
import Dispatch

extension PostgresDatabase {
    /// What may be chosen when a database is opened.
    public struct Options: Hashable, Sendable {
        /// How many connections there are at most, at least 1.
        public var connections = 16
        /// What costly reads may cost, which have a pool of their own.
        public var costlyReads = CostlyReadLimits()
        /// How long to wait for a connection that is free.
        public var acquireMilliseconds = 5000
        /// How long to wait for the server to accept a connection.
        public var connectMilliseconds = 5000
        /// How long one statement may take.
        public var statementMilliseconds = 10_000
        /// How long one statement may take on `longRunning`: a step of a migration, which may rewrite a
        /// table.
        public var patientMilliseconds = 600_000
        /// How long a transaction may stand open without a command before the server ends it.
        public var idleTransactionMilliseconds = 60_000
        /// How long a connection rests before it is closed.
        public var idleMilliseconds = 300_000
        /// How many prepared statements each connection keeps, at least 1.
        public var statements = 256
        /// Whether `open` insists on a server that can be written.
        public var writes = true
        /// How many runs of a body may lose against other transactions.
        var conflicts = 32

        /// The values above.
        public init() {}
    }

    /// Connects, checks that the server is fit, and makes the location's schema if there is none.
    ///
    /// Throws `unavailable` if the server cannot be reached, refuses the name or the password, has no
    /// connection free, is older than 13, or keeps text in another encoding or order than SQLite does (UTF-8,
    /// byte by byte); `readOnly` if it is a replica and `options.writes`. Reasons name the place without its
    /// password. Replicas of the location are looked at later, and need not be there.
    public static func open(
        _ location: PostgresLocation, options: Options = Options()
    ) async throws(DatabaseError) -> PostgresDatabase {
        try await open(location, options) { .now }
    }

    /// As above, with another clock for how far replicas are behind.
    static func open(
        _ location: PostgresLocation, _ options: Options, _ now: @escaping ReplicaWatch.Clock
    ) async throws(DatabaseError) -> PostgresDatabase {
        var limits = options
        limits.connections = max(1, limits.connections)
        let answer: Result<PostgresDatabase, DatabaseError> = await withCheckedContinuation {
            [limits] continuation in
            DispatchQueue(label: "madang.postgres.opening").async {
                continuation.resume(
                    returning: Result { () throws(DatabaseError) in try connect(location, limits, now) })
            }
        }
        return try answer.get()
    }

    private static func connect(
        _ location: PostgresLocation, _ limits: Options, _ now: @escaping ReplicaWatch.Clock
    ) throws(DatabaseError) -> PostgresDatabase {
        let session = try Session.connect(to: location, limits)
        let version = try Fitness.check(session, location, writes: limits.writes)
        if let schema = location.schema, limits.writes { try makeSchema(schema, session) }
        let pool = ConnectionPool(location, limits)
        pool.add(session)
        let watch = location.replication.hosts.isEmpty ? nil : ReplicaWatch(location, limits, now)
        return PostgresDatabase(
            location: location, version: version, options: limits, pool: pool, watch: watch)
    }

    private static func makeSchema(_ schema: String, _ session: Session) throws(DatabaseError) {
        session.add("SELECT 1 FROM pg_namespace WHERE nspname = \(schema)")
        let found = session.exchange()
        if let error = found.loss?.error ?? found.failure?.error { throw error }
        if found.answers.last?.rowCount == 1 { return }
        let quoted = "\"\(schema)\""
        session.add(plain: "CREATE SCHEMA IF NOT EXISTS \(quoted)")
        let made = session.exchange()
        if let loss = made.loss { throw loss.error }
        // Another program may make the schema at the same time, which serves as well.
        guard let failure = made.failure, failure.state != "23505", failure.state != "42P06" else { return }
        throw failure.error
    }
}
