public import Database

/// The database schema of the feed.
public enum FeedSchema {
    /// Posts with their history, likes and hashtags, follows, idempotency records, messages, and members who
    /// have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: FeedMigrations.all, tables: FeedTables.all, checks: FeedChecks.all,
        expired: [FeedTables.idempotencyRecords.expired])
}
