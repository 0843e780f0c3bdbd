import Database

extension CrewsMigrations {
    /// Dues, cash, and accounts for payouts.
    static let money = Migration(
        "crews-0003-money",
        """
        CREATE TABLE crew_dues_plans (
            crew TEXT NOT NULL,
            from_month BIGINT NOT NULL,
            amount BIGINT NOT NULL,
            day BIGINT NOT NULL,
            PRIMARY KEY (crew, from_month)
        )
        """,
        """
        CREATE TABLE crew_dues (
            id TEXT NOT NULL PRIMARY KEY,
            crew TEXT NOT NULL,
            member TEXT NOT NULL,
            month BIGINT NOT NULL,
            amount BIGINT NOT NULL,
            pay_by BIGINT NOT NULL,
            state TEXT NOT NULL,
            order_id TEXT,
            reason TEXT NOT NULL,
            remind_at BIGINT,
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX crew_dues_member ON crew_dues (member, crew, month)",
        "CREATE INDEX crew_dues_crew ON crew_dues (crew, month, id)",
        "CREATE INDEX crew_dues_open ON crew_dues (crew, month, id) WHERE state = 'open'",
        "CREATE INDEX crew_dues_arrears ON crew_dues (pay_by, id) WHERE state = 'open'",
        "CREATE INDEX crew_dues_reminders ON crew_dues (remind_at, id) WHERE remind_at IS NOT NULL",
        """
        CREATE TABLE crew_due_orders (
            order_id TEXT NOT NULL PRIMARY KEY,
            due TEXT NOT NULL,
            is_let_go BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE crew_cash (
            id TEXT NOT NULL PRIMARY KEY,
            crew TEXT NOT NULL,
            author TEXT NOT NULL,
            flow TEXT NOT NULL,
            amount BIGINT NOT NULL,
            purpose TEXT NOT NULL,
            day BIGINT NOT NULL,
            receipt TEXT,
            takes_back TEXT,
            created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX crew_cash_day ON crew_cash (crew, day, created_at, id)",
        "CREATE UNIQUE INDEX crew_cash_taken_back ON crew_cash (takes_back) WHERE takes_back IS NOT NULL",
        "CREATE INDEX crew_cash_receipts ON crew_cash (author) WHERE receipt IS NOT NULL",
        """
        CREATE TABLE crew_namings (
            crew TEXT NOT NULL PRIMARY KEY,
            version BIGINT NOT NULL
        )
        """,
        """
        CREATE TABLE crew_accounts (
            crew TEXT NOT NULL,
            standing TEXT NOT NULL,
            bank TEXT NOT NULL,
            account_number TEXT NOT NULL,
            holder TEXT NOT NULL,
            named_by TEXT NOT NULL,
            named_at BIGINT NOT NULL,
            confirmed_by TEXT,
            confirmed_at BIGINT,
            PRIMARY KEY (crew, standing)
        )
        """,
        "CREATE INDEX crew_accounts_named_by ON crew_accounts (named_by)")
}
