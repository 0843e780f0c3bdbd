public import Database

/// What notices keep in a database.
public enum NoticesSchema {
    /// Notices and their counters, what was recorded, and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: NoticesMigrations.all, tables: NoticesTables.all, checks: NoticesChecks.all,
        expired: [NoticesTables.expiredNotices, NoticesTables.expiredRecords])
}
