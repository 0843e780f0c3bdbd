public import Database
import Vocabulary

/// What listings keep in a database.
public enum ListingsSchema {
    /// Listings, likes, holds and idempotency records.
    public static let schema = DatabaseSchema(
        migrations: ListingsMigrations.all, tables: ListingsTables.all, checks: ListingsChecks.all,
        expired: [
            // As long as the answers of those who held can be asked for again.
            ExpiredRows(
                of: ListingsTables.holds.table, by: "until_at", after: IdempotentRequest.lifetime,
                where: "state <> 'active'"),
            ExpiredRows(of: ListingsTables.trades, by: "expires_at"),
            ListingsTables.idempotencyRecords.expired,
        ])
}
