public import Database

/// The history of the tables of comments. Shipped steps never change; a new step is appended.
public enum CommentsMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "comments-0001-comments",
            """
            CREATE TABLE comments (
                id TEXT NOT NULL PRIMARY KEY,
                owner TEXT NOT NULL,
                title TEXT NOT NULL,
                state TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL
            )
            """,
            "CREATE INDEX comments_newest ON comments (state, created_at, id)",
            "CREATE INDEX comments_owner ON comments (owner)"),
        Migration(
            "comments-0002-idempotency",
            """
            CREATE TABLE comment_idempotency (
                member TEXT NOT NULL,
                verb TEXT NOT NULL,
                idempotency_key TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                answer TEXT NOT NULL,
                made_at BIGINT NOT NULL,
                PRIMARY KEY (member, verb, idempotency_key)
            )
            """,
            """
            CREATE INDEX comment_idempotency_age
                ON comment_idempotency (made_at)
            """,
            """
            CREATE TABLE comment_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
    ]
}
