public import Database
import Deals

/// The database schema of deals.
public enum DealsSchema {
    /// Deals, orders that were let go, idempotency records and withdrawn members. Deals are deleted a year
    /// after their end; the market keeps sales and prices for as long as the law requires.
    public static let schema = DatabaseSchema(
        migrations: DealsMigrations.all, tables: DealsTables.all, checks: DealsChecks.all,
        expired: [
            ExpiredRows(
                of: DealsTables.deals, by: "updated_at", after: .seconds(365 * 86_400),
                where: "state NOT IN ('requested', 'accepted') AND step IS NULL"),
            ExpiredRows(
                of: DealsTables.ordersLetGo, by: "let_go_at", after: DealTimes.letGo),
            DealsTables.idempotencyRecords.expired,
        ])
}
