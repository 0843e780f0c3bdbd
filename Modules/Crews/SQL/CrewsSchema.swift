import Crews
public import Database

/// The database schema of crews.
public enum CrewsSchema {
    /// Crews with their people, meetings and money, rights to calendars, orders that were let go, idempotency
    /// records and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: CrewsMigrations.all, tables: CrewsTables.all, checks: CrewsChecks.all,
        expired: [
            ExpiredRows(of: CrewsTables.ordersLetGo, by: "let_go_at", after: MembershipTimes.letGo),
            CrewsTables.idempotencyRecords.expired,
        ])
}
