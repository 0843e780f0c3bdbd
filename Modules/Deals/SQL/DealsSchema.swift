public import Database

/// What deals keep in a database.
public enum DealsSchema {
    /// Deals, idempotency records and members who have withdrawn. What ended a year ago goes: that something
    /// was sold, and for how much, the market keeps for as long as the law wants.
    public static let schema = DatabaseSchema(
        migrations: DealsMigrations.all, tables: DealsTables.all, checks: DealsChecks.all,
        expired: [
            ExpiredRows(
                of: DealsTables.deals, by: "updated_at", after: .seconds(365 * 86_400),
                where: "state NOT IN ('requested', 'accepted') AND step IS NULL"),
            DealsTables.idempotencyRecords.expired,
        ])
}
