public import Database

/// The history of the tables of board. Shipped steps never change; a new step is appended.
public enum BoardMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "board-0001-board",
            """
            CREATE TABLE board (
                id TEXT NOT NULL PRIMARY KEY,
                owner TEXT NOT NULL,
                title TEXT NOT NULL,
                state TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL
            )
            """,
            "CREATE INDEX board_newest ON board (state, created_at, id)",
            "CREATE INDEX board_owner ON board (owner)"),
        Migration(
            "board-0002-idempotency",
            """
            CREATE TABLE post_idempotency (
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
            CREATE INDEX post_idempotency_age
                ON post_idempotency (made_at)
            """,
            """
            CREATE TABLE post_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
    ]
}
