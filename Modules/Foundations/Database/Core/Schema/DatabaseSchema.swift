/// The schema of one domain: its migrations, its tables and the invariants over them. Opening, copies,
/// backups and checks all work from it, so that none of them can omit a domain.
public struct DatabaseSchema: Sendable {
    /// The migrations, in order.
    public let migrations: [Migration]
    /// All of its tables, each after the tables it refers to.
    public let tables: [SQLTable]
    /// Tables whose content is copied in another way, because it may be stored outside the database.
    public let tablesCarriedApart: [SQLTable]
    /// The invariants of its rows.
    public let checks: [IntegrityCheck]
    /// Rows that are removed once they have expired.
    public let expired: [ExpiredRows]
    /// Tables that are emptied after a backup was restored, so that old sign-ins end.
    public let emptiedByRestoring: Set<String>
    /// Append-only logs; backups record where they end.
    public let logs: [AppendOnlyLog]
    /// Completes the migrations with what SQL cannot do, such as text forms that the program computes. Called
    /// each time a database is opened; only reads when nothing is left to do. Throws what the engine throws;
    /// the next call resumes where it stopped.
    public let completion: Completion

    /// Completes a migration.
    public typealias Completion = @Sendable (any SQLDatabase) async throws(DatabaseError) -> Void

    /// Memberwise.
    public init(
        migrations: [Migration], tables: [SQLTable], carriedApart: [SQLTable] = [], checks: [IntegrityCheck],
        expired: [ExpiredRows] = [], emptiedByRestoring: Set<String> = [], logs: [AppendOnlyLog] = [],
        completion: @escaping Completion = { _ in }
    ) {
        self.migrations = migrations
        self.tables = tables
        tablesCarriedApart = carriedApart
        self.checks = checks
        self.expired = expired
        self.emptiedByRestoring = emptiedByRestoring
        self.logs = logs
        self.completion = completion
    }
}
