public import Database

/// The history of the tables of payments. Shipped steps never change; a new step is appended.
public enum PaymentsMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "payments-0001-payments",
            """
            CREATE TABLE payments (
                id TEXT NOT NULL PRIMARY KEY,
                owner TEXT NOT NULL,
                title TEXT NOT NULL,
                state TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL
            )
            """,
            "CREATE INDEX payments_newest ON payments (state, created_at, id)",
            "CREATE INDEX payments_owner ON payments (owner)"),
        Migration(
            "payments-0002-idempotency",
            """
            CREATE TABLE order_idempotency (
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
            CREATE INDEX order_idempotency_age
                ON order_idempotency (made_at)
            """,
            """
            CREATE TABLE order_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """),
    ]
}
