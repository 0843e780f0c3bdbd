public import Database

/// What crews keep in a database.
public enum CrewsSchema {
    /// Crews, idempotency records and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: CrewsMigrations.all, tables: CrewsTables.all, checks: CrewsChecks.all,
        expired: [CrewsTables.idempotencyRecords.expired])
}
