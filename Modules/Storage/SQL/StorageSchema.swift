public import Database

/// The database schema of pictures; their bytes are elsewhere.
public enum StorageSchema {
    /// Pictures, variants, known blobs, idempotency records and withdrawn members.
    public static let schema = DatabaseSchema(
        migrations: StorageMigrations.all, tables: StorageTables.all, checks: StorageChecks.all,
        expired: [StorageTables.idempotencyRecords.expired])
}
