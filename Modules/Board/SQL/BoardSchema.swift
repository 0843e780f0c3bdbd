public import Database

/// What board keep in a database.
public enum BoardSchema {
    /// Board, idempotency records and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: BoardMigrations.all, tables: BoardTables.all, checks: BoardChecks.all,
        expired: [BoardTables.idempotencyRecords.expired])
}
