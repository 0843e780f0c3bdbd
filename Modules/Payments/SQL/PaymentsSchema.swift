public import Database

/// What payments keep in a database.
public enum PaymentsSchema {
    /// Payments, idempotency records and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: PaymentsMigrations.all, tables: PaymentsTables.all, checks: PaymentsChecks.all,
        expired: [PaymentsTables.idempotencyRecords.expired])
}
