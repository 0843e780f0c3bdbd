public import Database
import Funding

/// The database schema of funding.
public enum FundingSchema {
    /// Shelters with their people and campaigns, backings, updates, payouts and receipts with the rights of
    /// their addresses, what backers are to be told, orders that were let go, idempotency records and members
    /// who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: FundingMigrations.all, tables: FundingTables.all, checks: FundingChecks.all,
        expired: [
            ExpiredRows(of: FundingTables.ordersLetGo, by: "let_go_at", after: CampaignTimes.letGo),
            FundingTables.rights.expired, FundingTables.idempotencyRecords.expired,
        ])
}
