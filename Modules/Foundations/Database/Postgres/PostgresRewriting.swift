public import Database

/// Rewrites the tables of a schema so that their files hold nothing of deleted rows, while servers use them.
///
/// `VACUUM` only marks the space of such rows as free; their bytes stay until the space is reused. `VACUUM
/// FULL` writes a table, its TOAST table and its indexes into new files and removes the old ones
/// (https://www.postgresql.org/docs/current/sql-vacuum.html). The planner's statistics hold values, too: they
/// are regenerated, and their catalogue is rewritten last.
///
/// Each table is locked exclusively while it is rewritten, one after the other. Rows that an older
/// transaction still sees would be copied, so the rewriting waits for the transactions that were open when it
/// began.
public struct PostgresRewriting: Sendable {
    /// How long it waits for others.
    public struct Limits: Hashable, Sendable {
        /// How long one attempt waits for the lock of a table, at most: everything else that is asked of the
        /// table waits behind it. More than the second after which PostgreSQL stops an autovacuum in the way.
        public var lockMilliseconds = 2000
        /// How long it rests before the next attempt.
        public var pause = Duration.milliseconds(500)
        /// How many attempts there are for each lock, and half as many seconds for older transactions.
        public var attempts = 120

        /// The values above.
        public init() {}
    }

    /// What has been done, or is waited for.
    public enum Step: Hashable, Sendable {
        /// A table has been rewritten: the table, its number from 1, and how many there are.
        case rewrote(String, number: Int, of: Int)
        /// Something keeps the rewriting waiting, which is tried again.
        case waiting(String)
    }

    private let schemas: PostgresSchemas
    private let limits: Limits

    /// The rewriting of the location's schema.
    public init(of location: PostgresLocation, limits: Limits = Limits()) {
        schemas = PostgresSchemas(of: location)
        self.limits = limits
    }

    /// Rewrites all tables of the schema. Interrupted, it has rewritten some and left the others as they
    /// were; it can be run again at any time.
    ///
    /// Throws `unavailable` with what to do if others keep a table or an old snapshot for longer than the
    /// limits, or if the role may not rewrite a table; `full` where there is no room for the largest table
    /// once more; and outages.
    public func run(_ tell: (Step) -> Void) async throws(DatabaseError) {
        try await waitForOlderTransactions(tell)
        let tables = try await schemas.tables()
        for (index, table) in tables.enumerated() {
            try await rewrite(PostgresSchemas.quoted(table), tell)
            tell(.rewrote(table, number: index + 1, of: tables.count + 1))
        }
        // Only now are the statistics of before gone.
        try await waitForOlderTransactions(tell)
        try await rewrite("pg_catalog.pg_statistic", tell)
        tell(.rewrote("pg_statistic", number: tables.count + 1, of: tables.count + 1))
    }

    private func rewrite(_ table: String, _ tell: (Step) -> Void) async throws(DatabaseError) {
        let file: SQL = "SELECT CAST(pg_relation_filenode(\(table)) AS TEXT)"
        let before = try await schemas.text(file)
        try await locking(table, tell, "VACUUM (FULL) \(table)")
        // PostgreSQL passes over a table that the role may not rewrite, with a warning.
        if try await schemas.text(file) == before {
            throw .unavailable(
                """
                the role may not rewrite \(table), which PostgreSQL passes over: run 'madang-server vacuum' \
                as the owner of the database, or as a superuser
                """)
        }
        try await locking(table, tell, "VACUUM (ANALYZE) \(table)")
        // ANALYZE leaves the statistics of a table that has become empty as they were.
        if let forgetting = try await schemas.forgettingStatistics(of: table) {
            try await locking(table, tell, forgetting)
        }
    }

    /// Runs a command that locks the table, again while others have it.
    private func locking(
        _ table: String, _ tell: (Step) -> Void, _ command: String
    ) async throws(DatabaseError) {
        for _ in 0..<max(1, limits.attempts) {
            do throws(DatabaseError) {
                return try await schemas.run(command, lockMilliseconds: limits.lockMilliseconds)
            } catch .contention {
                tell(.waiting("others use \(table)"))
                try await rest()
            }
        }
        throw .unavailable(
            """
            others used \(table) at each of \(limits.attempts) attempts to lock it: run 'madang-server \
            vacuum' again at a quieter hour
            """)
    }

    /// Waits until each transaction has ended that may see rows which were deleted before this was called.
    private func waitForOlderTransactions(_ tell: (Step) -> Void) async throws(DatabaseError) {
        let mark = try await schemas.transactionMark()
        var left = max(1, limits.attempts)
        while let older = try await schemas.transaction(before: mark) {
            left -= 1
            if left <= 0 {
                throw .unavailable(
                    """
                    \(older) still sees rows that were deleted, which would be copied: end it (a backup, an \
                    idle session, a prepared transaction, a standby's query), then run 'madang-server \
                    vacuum' again
                    """)
            }
            tell(.waiting("\(older) still sees rows that were deleted"))
            try await rest()
        }
    }

    private func rest() async throws(DatabaseError) {
        do {
            try await Task.sleep(for: limits.pause)
        } catch {
            throw .unavailable("the rewriting was cancelled; run it again")
        }
    }
}
