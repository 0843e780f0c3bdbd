public import Database

/// What moderation keeps in a database.
public enum ModerationSchema {
    /// Reports, cases, notes, batches, idempotency records, members who have withdrawn, and what waits to be
    /// told.
    public static let schema = DatabaseSchema(
        migrations: ModerationMigrations.all, tables: ModerationTables.all, checks: ModerationChecks.all,
        expired: [ModerationTables.idempotencyRecords.expired])
}
