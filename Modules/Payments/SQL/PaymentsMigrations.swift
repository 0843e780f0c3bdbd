public import Database

/// The history of the tables of payments. Shipped steps never change; a new step is appended.
public enum PaymentsMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "payments-0001-orders-and-ledger",
            """
            CREATE TABLE orders (
                id TEXT NOT NULL PRIMARY KEY,
                buyer TEXT NOT NULL,
                record TEXT NOT NULL,
                payee TEXT NOT NULL,
                unit_price BIGINT NOT NULL,
                quantity BIGINT NOT NULL,
                total BIGINT NOT NULL,
                currency TEXT NOT NULL,
                fee_points BIGINT NOT NULL,
                earning TEXT NOT NULL,
                earns_at BIGINT,
                refund_steps TEXT NOT NULL,
                seller_kind TEXT,
                state TEXT NOT NULL,
                step TEXT,
                ending TEXT,
                handed_over_at BIGINT,
                told TEXT,
                told_at BIGINT,
                received_at BIGINT,
                problem TEXT,
                pay_by BIGINT NOT NULL,
                refunded BIGINT NOT NULL,
                opened_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL,
                delivery_due_at BIGINT,
                due_at BIGINT
            )
            """,
            "CREATE INDEX orders_buyer ON orders (buyer, opened_at, id)",
            "CREATE INDEX orders_payee ON orders (payee, opened_at, id)",
            "CREATE INDEX orders_record ON orders (record, opened_at, id)",
            "CREATE UNIQUE INDEX orders_open ON orders (buyer, record) WHERE state IN ('opening', 'open')",
            "CREATE INDEX orders_steps ON orders (due_at, id) WHERE step IS NOT NULL",
            """
            CREATE INDEX orders_expiry ON orders (due_at, id)
            WHERE state IN ('opening', 'open') AND step IS NULL
            """,
            "CREATE INDEX orders_delivery ON orders (delivery_due_at, id) WHERE delivery_due_at IS NOT NULL",
            "CREATE INDEX orders_problems ON orders (opened_at, id DESC) WHERE problem IS NOT NULL",
            """
            CREATE TABLE order_texts (
                order_id TEXT NOT NULL PRIMARY KEY,
                title TEXT NOT NULL,
                terms_english TEXT NOT NULL,
                terms_korean TEXT NOT NULL
            )
            """,
            """
            CREATE TABLE order_problems (
                order_id TEXT NOT NULL PRIMARY KEY,
                member TEXT NOT NULL,
                body TEXT NOT NULL,
                written_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX order_problems_member ON order_problems (member)",
            """
            CREATE TABLE order_payments (
                order_id TEXT NOT NULL PRIMARY KEY,
                reference TEXT NOT NULL,
                amount BIGINT NOT NULL,
                currency TEXT NOT NULL,
                is_test INTEGER NOT NULL,
                state TEXT NOT NULL,
                mismatch TEXT,
                attempt TEXT,
                changed_at BIGINT,
                paid BIGINT NOT NULL,
                refunded BIGINT NOT NULL,
                is_disputed INTEGER NOT NULL,
                look_at BIGINT,
                looks BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                version BIGINT NOT NULL,
                paid_attempt TEXT
            )
            """,
            "CREATE UNIQUE INDEX order_payments_reference ON order_payments (reference)",
            """
            CREATE UNIQUE INDEX order_payments_paid_attempt ON order_payments (paid_attempt)
            WHERE paid_attempt IS NOT NULL
            """,
            """
            CREATE INDEX order_payments_look ON order_payments (look_at, order_id)
            WHERE look_at IS NOT NULL
            """,
            """
            CREATE TABLE order_refunds (
                id TEXT NOT NULL PRIMARY KEY,
                order_id TEXT NOT NULL,
                amount BIGINT NOT NULL,
                currency TEXT NOT NULL,
                reason TEXT NOT NULL,
                requested_by TEXT,
                state TEXT NOT NULL,
                gateway_id TEXT,
                refusal TEXT,
                sent_at BIGINT,
                next_at BIGINT,
                tries BIGINT NOT NULL,
                rounds BIGINT NOT NULL,
                proof TEXT,
                created_at BIGINT NOT NULL,
                version BIGINT NOT NULL
            )
            """,
            "CREATE INDEX order_refunds_order ON order_refunds (order_id, created_at, id)",
            "CREATE INDEX order_refunds_due ON order_refunds (next_at, order_id) WHERE next_at IS NOT NULL",
            "CREATE INDEX order_refunds_failed ON order_refunds (created_at, id) WHERE state = 'failed'",
            """
            CREATE TABLE ledger_entries (
                sequence BIGINT NOT NULL PRIMARY KEY,
                kind TEXT NOT NULL,
                order_id TEXT,
                currency TEXT NOT NULL,
                source TEXT NOT NULL,
                posted_at BIGINT NOT NULL,
                hash TEXT NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX ledger_entries_source ON ledger_entries (kind, source)",
            "CREATE INDEX ledger_entries_order ON ledger_entries (order_id, kind) WHERE order_id IS NOT NULL",
            // The kind leads, though it is one: else SQLite takes all entries of the kind by their source.
            """
            CREATE INDEX ledger_entries_paid ON ledger_entries (kind, posted_at, sequence)
            WHERE kind = 'paid'
            """,
            """
            CREATE TABLE ledger_lines (
                sequence BIGINT NOT NULL,
                number BIGINT NOT NULL,
                kind TEXT NOT NULL,
                owner TEXT,
                amount BIGINT NOT NULL,
                PRIMARY KEY (sequence, number)
            )
            """,
            "CREATE INDEX ledger_lines_owner ON ledger_lines (owner, sequence) WHERE owner IS NOT NULL",
            """
            CREATE TABLE ledger_balances (
                owner TEXT NOT NULL,
                kind TEXT NOT NULL,
                balance BIGINT NOT NULL,
                PRIMARY KEY (owner, kind)
            )
            """,
            """
            CREATE INDEX ledger_balances_debts ON ledger_balances (balance, owner)
            WHERE kind = 'seller-owes' AND balance > 0
            """,
            """
            CREATE TABLE ledger_heads (
                log TEXT NOT NULL PRIMARY KEY,
                sequence BIGINT NOT NULL,
                hash TEXT NOT NULL
            )
            """,
            """
            CREATE TABLE order_records (
                order_id TEXT NOT NULL,
                number BIGINT NOT NULL,
                kind TEXT NOT NULL,
                act TEXT NOT NULL,
                buyer TEXT NOT NULL,
                payee TEXT NOT NULL,
                record TEXT NOT NULL,
                title TEXT NOT NULL,
                quantity BIGINT NOT NULL,
                amount BIGINT NOT NULL,
                currency TEXT NOT NULL,
                seller_kind TEXT,
                terms_english TEXT,
                terms_korean TEXT,
                recorded_at BIGINT NOT NULL,
                expires_at BIGINT NOT NULL,
                PRIMARY KEY (order_id, number)
            )
            """,
            "CREATE INDEX order_records_record ON order_records (record, recorded_at, order_id, number)",
            "CREATE INDEX order_records_expiry ON order_records (expires_at)",
            """
            CREATE TABLE order_rights (
                hash TEXT NOT NULL PRIMARY KEY,
                purpose TEXT NOT NULL,
                subject TEXT NOT NULL,
                until_at BIGINT NOT NULL,
                number BIGINT NOT NULL
            )
            """,
            "CREATE INDEX order_rights_subject ON order_rights (subject, purpose, number)",
            "CREATE INDEX order_rights_end ON order_rights (until_at)",
            """
            CREATE TABLE order_webhooks (
                webhook TEXT NOT NULL PRIMARY KEY,
                seen_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX order_webhooks_age ON order_webhooks (seen_at)",
            """
            CREATE TABLE order_differences (
                difference TEXT NOT NULL PRIMARY KEY,
                kind TEXT NOT NULL,
                reference TEXT NOT NULL,
                order_id TEXT,
                gateway BIGINT,
                ledger BIGINT,
                found_at BIGINT NOT NULL,
                done TEXT NOT NULL,
                place TEXT NOT NULL
            )
            """,
            "CREATE INDEX order_differences_newest ON order_differences (found_at, place)",
            "CREATE INDEX order_differences_open ON order_differences (found_at, place) WHERE done = 'open'",
            """
            CREATE TABLE payment_halts (
                scope TEXT NOT NULL PRIMARY KEY,
                reason TEXT NOT NULL,
                since_at BIGINT NOT NULL
            )
            """,
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
            "CREATE INDEX order_idempotency_age ON order_idempotency (made_at)",
            """
            CREATE TABLE order_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """,
            Migration.Statement(
                only: .sqlite,
                """
                CREATE TABLE order_outbox (
                    sequence INTEGER NOT NULL PRIMARY KEY,
                    topic TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    payload TEXT NOT NULL,
                    written_at BIGINT NOT NULL,
                    attempts BIGINT NOT NULL,
                    due_at BIGINT NOT NULL
                )
                """),
            Migration.Statement(
                only: .postgres,
                """
                CREATE TABLE order_outbox (
                    sequence BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
                    topic TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    payload TEXT NOT NULL,
                    written_at BIGINT NOT NULL,
                    attempts BIGINT NOT NULL,
                    due_at BIGINT NOT NULL
                )
                """),
            "CREATE INDEX order_outbox_subject ON order_outbox (subject, sequence)"),
        Migration(
            "payments-0002-cards-and-totals",
            "ALTER TABLE orders ADD COLUMN is_card_only INTEGER NOT NULL DEFAULT 0",
            // What a campaign has raised stands between its postings as a payee.
            """
            CREATE INDEX ledger_lines_payee ON ledger_lines (owner, sequence)
            WHERE kind IN ('payee-due', 'payable', 'seller-owes')
            """),
    ]
}
