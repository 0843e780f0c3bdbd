public import Database

/// The database schema of comments.
public enum CommentsSchema {
    /// Comments, counts of their subjects, idempotency records, messages and members who have withdrawn.
    public static let schema = DatabaseSchema(
        migrations: CommentsMigrations.all, tables: CommentsTables.all, checks: CommentsChecks.all,
        expired: [CommentsTables.idempotencyRecords.expired])
}
