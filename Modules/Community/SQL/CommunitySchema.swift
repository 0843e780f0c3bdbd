public import Database

/// The database schema of the board.
public enum CommunitySchema {
    /// Posts, their history, categories, idempotency records, messages, and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: CommunityMigrations.all, tables: CommunityTables.all, checks: CommunityChecks.all,
        expired: [CommunityTables.idempotencyRecords.expired])
}
