public import Database

/// The database schema of moderation.
public enum ModerationSchema {
    /// Reports, cases, notes, batches, idempotency records, withdrawn members and waiting messages.
    public static let schema = DatabaseSchema(
        migrations: ModerationMigrations.all, tables: ModerationTables.all, checks: ModerationChecks.all,
        expired: [ModerationTables.idempotencyRecords.expired])
}
