public import Database

/// The database schema of notices.
public enum NoticesSchema {
    /// Notices with their actors and counters, what was recorded, and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: NoticesMigrations.all, tables: NoticesTables.all, checks: NoticesChecks.all,
        expired: [NoticesTables.expiredNotices, NoticesTables.expiredRecords])
}
