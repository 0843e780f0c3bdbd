public import Database

/// What listings keep in a database.
public enum ListingsSchema {
    /// Listings, likes, holds and idempotency records.
    public static let schema = DatabaseSchema(
        migrations: ListingsMigrations.all, tables: ListingsTables.all, checks: ListingsChecks.all)
}
