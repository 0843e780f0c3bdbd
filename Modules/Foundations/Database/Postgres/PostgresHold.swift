public import Database
import Dispatch
import Synchronization

/// Keeps other programs from a schema's tables while an operator replaces them.
///
/// The locks belong to one connection, so they end with it, and with this program at the latest.
public final class PostgresHold: Sendable {
    private struct Turn {
        let session: Session
        /// The name under which other programs using the tables connect (`others`).
        let applicationName: String
    }

    private static let number = 1_296_122_994
    /// The schema's name, also before it exists: the search path names only the location's schema.
    private static let schema = "coalesce(current_schema()::text, current_setting('search_path'))"
    private static let name = "madang restore turn"
    private static let patience = "10s"
    private let location: PostgresLocation
    private let limits: PostgresDatabase.Options
    private let queue = DispatchQueue(label: "madang.postgres.hold")
    private let turn = Mutex<Turn?>(nil)

    /// A hold on the location's schema; nothing is locked yet.
    public init(of location: PostgresLocation) {
        self.location = location
        var limits = PostgresDatabase.Options()
        limits.statementMilliseconds = limits.patientMilliseconds
        self.limits = limits
    }

    /// Takes the only turn, which lasts until `end`. False if another program has it; throws outages.
    public func begin() async throws(DatabaseError) -> Bool {
        let (location, limits) = (location, limits)
        return try await run { turn throws(DatabaseError) in
            let session = try Session.connect(to: location, limits)
            session.add(plain: "SELECT current_setting('application_name')")
            // This connection must not count among those of that name.
            session.add(plain: "SET application_name = '\(Self.name)'")
            session.add(
                plain: """
                    SELECT pg_try_advisory_lock(
                        \(Self.number), hashtext('restore of ' || \(Self.schema)))::text
                    """)
            let answers = try Self.answers(session)
            guard answers.last == "true", let name = answers.first ?? nil else { return false }
            turn = Turn(session: session, applicationName: name)
            return true
        }
    }

    /// Keeps others from writing to the tables and from creating tables, until `release`. Throws `contention`
    /// if others write for more than ten seconds, and outages.
    public func lock() async throws(DatabaseError) {
        try await run { turn throws(DatabaseError) in
            guard let session = turn?.session else { throw .misuse("the turn was not taken") }
            session.add(plain: "BEGIN")
            session.add(plain: "SET LOCAL idle_in_transaction_session_timeout = 0")
            session.add(plain: "SET LOCAL lock_timeout = '\(Self.patience)'")
            // The same lock that migrations take.
            session.add(
                plain: "SELECT pg_advisory_xact_lock(\(Self.number), hashtext(\(Self.schema)))::text")
            session.add(plain: Self.lockingTables("EXCLUSIVE"))
            _ = try Self.answers(session)
        }
    }

    /// The number of connections with the location's application name, which includes the schema: those of
    /// other Madang programs, and of this one. The turn's own connection has another name, so that counting
    /// leaves no connection for the next count. A server without requests for five minutes has none. Throws
    /// outages.
    public func others() async throws(DatabaseError) -> Int {
        try await run { turn throws(DatabaseError) in
            guard let turn else { throw .misuse("the turn was not taken") }
            return try Self.others(turn)
        }
    }

    /// Renames schemas one after the other and releases the tables. Returns false, with nothing changed, if
    /// others are connected for the schema; none can write between this check and the change. Throws as
    /// `lock`, and `misuse` for a name that is taken or does not exist, and for missing rights.
    public func exchange(_ names: [(from: String, to: String)]) async throws(DatabaseError) -> Bool {
        let commands = names.map { PostgresSchemas.renaming($0.from, to: $0.to) }
        return try await run { turn throws(DatabaseError) in
            guard let turn else { throw .misuse("the turn was not taken") }
            let session = turn.session
            session.add(plain: Self.lockingTables("ACCESS EXCLUSIVE"))
            guard try Self.others(turn) == 0 else { return false }
            for command in commands { session.add(plain: command) }
            session.add(plain: "COMMIT")
            _ = try Self.answers(session)
            return true
        }
    }

    /// Releases the tables, if they are locked.
    public func release() async {
        try? await run { turn throws(DatabaseError) in
            guard let session = turn?.session, session.isInTransaction else { return }
            session.add(plain: "ROLLBACK")
            _ = try Self.answers(session)
        }
    }

    /// Ends the turn and releases the tables.
    public func end() async {
        try? await run { turn throws(DatabaseError) in turn = nil }
    }

    private static func others(_ turn: Turn) throws(DatabaseError) -> Int {
        // Within a transaction the server repeats its first answer.
        turn.session.add(plain: "SELECT pg_stat_clear_snapshot()::text")
        turn.session.add(
            """
            SELECT count(*)::text FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = \(turn.applicationName)
            """)
        guard let count = try answers(turn.session).last?.flatMap({ Int($0) }) else {
            throw .misuse("the connections were not counted")
        }
        return count
    }

    /// Each table by a command of its own: the list is the server's.
    private static func lockingTables(_ mode: String) -> String {
        """
        DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
            WHERE schemaname = current_schema() ORDER BY tablename
        LOOP EXECUTE 'LOCK TABLE ' || name || ' IN \(mode) MODE'; END LOOP; END $$
        """
    }

    private static func answers(_ session: Session) throws(DatabaseError) -> [String?] {
        let exchange = session.exchange()
        if let error = exchange.loss?.error ?? exchange.failure?.error { throw error }
        return exchange.answers.map(\.firstText)
    }

    private func run<Value: Sendable>(
        _ body: @escaping @Sendable (inout Turn?) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        let result: Result<Value, DatabaseError> = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(
                    returning: self.turn.withLock { turn in
                        Result { () throws(DatabaseError) in try body(&turn) }
                    })
            }
        }
        return try result.get()
    }
}
