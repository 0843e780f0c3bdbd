public import Database

/// The history of the tables of notices. Shipped steps never change; a new step is appended.
public enum NoticesMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "notices-0001-notices",
            """
            CREATE TABLE notices (
                id TEXT NOT NULL PRIMARY KEY,
                member TEXT NOT NULL,
                sequence BIGINT NOT NULL,
                kind TEXT NOT NULL,
                act TEXT NOT NULL,
                actor TEXT,
                subject TEXT NOT NULL,
                place TEXT,
                done_at BIGINT NOT NULL,
                is_read INTEGER NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX notices_sequence ON notices (member, sequence, id)",
            "CREATE INDEX notices_unread ON notices (member, sequence, id) WHERE is_read = 0",
            "CREATE INDEX notices_age ON notices (done_at)",
            """
            CREATE TABLE notice_counters (
                member TEXT NOT NULL PRIMARY KEY,
                last BIGINT NOT NULL,
                unread BIGINT NOT NULL
            )
            """,
            """
            CREATE TABLE notice_records (
                id TEXT NOT NULL PRIMARY KEY,
                recorded_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX notice_records_age ON notice_records (recorded_at)",
            """
            CREATE TABLE notice_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
        Migration(
            "notices-0002-withdrawing",
            "CREATE INDEX notices_place ON notices (subject, place)",
            "CREATE INDEX notices_actor ON notices (actor, member)"),
        Migration(
            "notices-0003-gathering",
            "ALTER TABLE notices ADD COLUMN others BIGINT NOT NULL DEFAULT 0",
            "CREATE INDEX notices_subject ON notices (member, subject, kind) WHERE is_read = 0",
            """
            CREATE TABLE notice_actors (
                member TEXT NOT NULL,
                kind TEXT NOT NULL,
                act TEXT NOT NULL,
                subject TEXT NOT NULL,
                actor TEXT NOT NULL,
                place TEXT,
                done_at BIGINT NOT NULL,
                sequence BIGINT NOT NULL,
                PRIMARY KEY (member, kind, act, subject, actor)
            )
            """,
            "CREATE INDEX notice_actors_place ON notice_actors (subject, place)",
            "CREATE INDEX notice_actors_actor ON notice_actors (actor, member)"),
    ]
}
