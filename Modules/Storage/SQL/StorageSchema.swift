public import Database

/// What pictures keep in a database; their bytes are elsewhere.
public enum StorageSchema {
    /// Pictures, their variants, what is known of blobs, idempotency records and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: StorageMigrations.all, tables: StorageTables.all, checks: StorageChecks.all,
        expired: [StorageTables.idempotencyRecords.expired])
}
