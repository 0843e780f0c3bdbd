public import Database

/// What deals keep in a database.
public enum DealsSchema {
    /// Deals, messages, idempotency records and members who have withdrawn. What ended a year ago goes: that
    /// something was sold, and for how much, the market keeps for as long as the law wants.
    public static let schema = DatabaseSchema(
        migrations: DealsMigrations.all, tables: DealsTables.all, checks: DealsChecks.all,
        expired: [
            // What was said is older than the end of its deal, and goes first.
            ExpiredRows(of: DealsTables.messages, by: "sent_at", after: year),
            ExpiredRows(
                of: DealsTables.deals, by: "updated_at", after: year,
                where: "state NOT IN ('requested', 'accepted') AND step IS NULL"),
            DealsTables.idempotencyRecords.expired,
        ])

    private static let year: Duration = .seconds(365 * 86_400)
}
