public import Database

/// The history of the tables of crews. Shipped steps never change; a new step is appended.
public enum CrewsMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "crews-0001-crews",
            """
            CREATE TABLE crews (
                id TEXT NOT NULL PRIMARY KEY,
                owner TEXT NOT NULL,
                title TEXT NOT NULL,
                state TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL
            )
            """,
            "CREATE INDEX crews_newest ON crews (state, created_at, id)",
            "CREATE INDEX crews_owner ON crews (owner)"),
        Migration(
            "crews-0002-idempotency",
            """
            CREATE TABLE crew_idempotency (
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
            CREATE INDEX crew_idempotency_age
                ON crew_idempotency (made_at)
            """,
            """
            CREATE TABLE crew_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
    ]
}
