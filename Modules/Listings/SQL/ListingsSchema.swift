public import Database
import Vocabulary

/// The database schema of listings.
public enum ListingsSchema {
    /// Listings, likes, holds and idempotency records.
    public static let schema = DatabaseSchema(
        migrations: ListingsMigrations.all, tables: ListingsTables.all, checks: ListingsChecks.all,
        expired: [
            // Kept as long as holds can be answered again.
            ExpiredRows(
                of: ListingsTables.holds.table, by: "until_at", after: IdempotentRequest.lifetime,
                where: "state <> 'active'"),
            ExpiredRows(of: ListingsTables.trades, by: "expires_at"),
            ListingsTables.idempotencyRecords.expired,
        ])
}
