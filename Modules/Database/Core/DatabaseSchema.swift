/// What one domain keeps in a database: how its tables came to be, what they are, and what always holds over
/// them. Opening, copies, backups and checks go by it, so that a domain that has one is in none of them
/// forgotten.
public struct DatabaseSchema: Sendable {
    /// The steps of its history, in order.
    public let migrations: [Migration]
    /// All of its tables, each behind those that it refers to.
    public let tables: [SQLTable]
    /// Tables whose content a copy carries another way, because it need not lie in a table.
    public let tablesCarriedApart: [SQLTable]
    /// What always holds over its rows.
    public let checks: [IntegrityCheck]
    /// Rows that are swept when they have had their day.
    public let expired: [ExpiredRows]
    /// Tables that are empty after a backup was put back: what was signed in then is so no more.
    public let emptiedByRestoring: Set<String>
    /// Logs to which rows are only ever added: backups name where they end.
    public let logs: [AppendOnlyLog]
    /// Does what no statement of a migration can, after the migrations: forms of texts that the program works
    /// out. Called by whoever opens a database, each time; does little where nothing is left to do, and only
    /// reads then. Throws what the engine throws; again it goes on where it stopped.
    public let completion: Completion

    /// Does what is left to do of a migration.
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
