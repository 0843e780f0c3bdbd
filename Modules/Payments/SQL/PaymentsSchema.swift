public import Database
import Payments
public import Vocabulary

/// What payments keep in a database.
public enum PaymentsSchema {
    /// Orders with their payments and refunds, the ledger, and the records that the law requires; the ledger
    /// is verified by this seal.
    public static func schema(_ seal: ChainSeal) -> DatabaseSchema {
        DatabaseSchema(
            migrations: PaymentsMigrations.all, tables: PaymentsTables.all,
            carriedApart: [PaymentsTables.halts], checks: PaymentsChecks.all(seal),
            expired: [
                ExpiredRows(of: PaymentsTables.records, by: "expires_at"),
                PaymentsTables.rights.expired,
                ExpiredRows(of: PaymentsTables.webhooks, by: "seen_at", after: OrderTimes.webhooks),
                PaymentsTables.idempotencyRecords.expired,
            ], logs: [PaymentsTables.chain.appendOnlyLog("ledger", ko: "원장")])
    }
}
