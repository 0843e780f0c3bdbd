public import Database

/// The history of the tables of funding. Shipped steps never change; a new step is appended.
public enum FundingMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "funding-0001-funding",
            """
            CREATE TABLE funding (
                id TEXT NOT NULL PRIMARY KEY,
                owner TEXT NOT NULL,
                title TEXT NOT NULL,
                state TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL
            )
            """,
            "CREATE INDEX funding_newest ON funding (state, created_at, id)",
            "CREATE INDEX funding_owner ON funding (owner)"),
        Migration(
            "funding-0002-idempotency",
            """
            CREATE TABLE campaign_idempotency (
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
            CREATE INDEX campaign_idempotency_age
                ON campaign_idempotency (made_at)
            """,
            """
            CREATE TABLE campaign_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
    ]
}
