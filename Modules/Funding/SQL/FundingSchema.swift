public import Database

/// What funding keep in a database.
public enum FundingSchema {
    /// Funding, idempotency records and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: FundingMigrations.all, tables: FundingTables.all, checks: FundingChecks.all,
        expired: [FundingTables.idempotencyRecords.expired])
}
