public import Database

/// The history of the tables of deals. Shipped steps never change; a new step is appended.
public enum DealsMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "deals-0001-deals",
            """
            CREATE TABLE deals (
                id TEXT NOT NULL PRIMARY KEY,
                listing TEXT NOT NULL,
                seller TEXT NOT NULL,
                title TEXT NOT NULL,
                price BIGINT NOT NULL,
                currency TEXT NOT NULL,
                asks_seller INTEGER NOT NULL,
                buyer TEXT NOT NULL,
                quantity BIGINT NOT NULL,
                hours BIGINT NOT NULL,
                state TEXT NOT NULL,
                step TEXT,
                until_at BIGINT NOT NULL,
                ended_by TEXT,
                seller_contact TEXT NOT NULL,
                buyer_contact TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL
            )
            """,
            "CREATE INDEX deals_seller ON deals (seller, created_at, id)",
            "CREATE INDEX deals_buyer ON deals (buyer, created_at, id)",
            """
            CREATE INDEX deals_due ON deals (until_at)
            WHERE state IN ('requested', 'accepted') AND step IS NULL
            """,
            "CREATE INDEX deals_unfinished ON deals (updated_at) WHERE step IS NOT NULL",
            "CREATE INDEX deals_ended ON deals (updated_at) WHERE state NOT IN ('requested', 'accepted')"),
        Migration(
            "deals-0002-messages",
            """
            CREATE TABLE deal_messages (
                deal TEXT NOT NULL,
                number BIGINT NOT NULL,
                author TEXT NOT NULL,
                body TEXT NOT NULL,
                sent_at BIGINT NOT NULL,
                PRIMARY KEY (deal, number)
            )
            """,
            "CREATE INDEX deal_messages_age ON deal_messages (sent_at)"),
        Migration(
            "deals-0003-idempotency",
            """
            CREATE TABLE deal_idempotency (
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
            CREATE INDEX deal_idempotency_age
                ON deal_idempotency (made_at)
            """,
            """
            CREATE TABLE deal_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
    ]
}
