public import Database

/// The database schema of the board.
public enum BoardSchema {
    /// Posts, their history, categories, idempotency records, messages, and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: BoardMigrations.all, tables: BoardTables.all, checks: BoardChecks.all,
        expired: [BoardTables.idempotencyRecords.expired])
}
