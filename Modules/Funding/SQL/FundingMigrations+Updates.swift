import Database

extension FundingMigrations {
    /// Updates, and payouts with the acts of operators.
    static let updates = Migration(
        "funding-0004-updates",
        """
        CREATE TABLE campaign_updates (
            id TEXT NOT NULL PRIMARY KEY,
            campaign TEXT NOT NULL,
            author TEXT NOT NULL,
            kind TEXT NOT NULL,
            item BIGINT,
            quantity BIGINT,
            is_last BIGINT NOT NULL,
            body TEXT NOT NULL,
            photos TEXT NOT NULL,
            photos_by TEXT NOT NULL,
            hidden_at BIGINT,
            created_at BIGINT NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        """
        CREATE INDEX campaign_updates_newest ON campaign_updates (campaign, created_at, id)
        WHERE hidden_at IS NULL
        """,
        """
        CREATE INDEX campaign_updates_deliveries ON campaign_updates (campaign, created_at, id)
        WHERE hidden_at IS NULL AND quantity IS NOT NULL
        """,
        "CREATE INDEX campaign_updates_author ON campaign_updates (author, id) WHERE body <> ''",
        """
        CREATE TABLE campaign_payouts (
            transfer TEXT NOT NULL PRIMARY KEY,
            campaign TEXT NOT NULL,
            amount BIGINT NOT NULL,
            bank TEXT NOT NULL,
            account_number TEXT NOT NULL,
            account_holder TEXT NOT NULL,
            state TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            act TEXT NOT NULL,
            act_subject TEXT NOT NULL,
            acted_at BIGINT NOT NULL,
            act_id TEXT NOT NULL,
            act_actor TEXT,
            act_affected TEXT,
            has_reason BIGINT NOT NULL
        )
        """,
        "CREATE INDEX campaign_payouts_campaign ON campaign_payouts (campaign, created_at, act_id)",
        """
        CREATE INDEX campaign_payouts_pending ON campaign_payouts (created_at, transfer)
        WHERE state = 'pending'
        """,
        "CREATE INDEX campaign_payouts_actor ON campaign_payouts (act_actor) WHERE has_reason = 1",
        "CREATE INDEX campaign_payouts_affected ON campaign_payouts (act_affected) WHERE has_reason = 1")

    /// Receipts, numbered for each shelter and year.
    static let receipts = Migration(
        "funding-0005-receipts",
        """
        CREATE TABLE funding_receipts (
            id TEXT NOT NULL PRIMARY KEY,
            shelter TEXT NOT NULL,
            year BIGINT NOT NULL,
            number BIGINT NOT NULL,
            member TEXT NOT NULL,
            holder TEXT NOT NULL,
            is_of_year BIGINT NOT NULL,
            issued_at BIGINT NOT NULL,
            void_reason TEXT,
            replaced_by TEXT,
            voided_at BIGINT,
            is_stale BIGINT NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX funding_receipts_number ON funding_receipts (shelter, year, number)",
        "CREATE INDEX funding_receipts_own ON funding_receipts (member, issued_at, id)",
        """
        CREATE INDEX funding_receipts_valid ON funding_receipts (member, shelter, year, number)
        WHERE voided_at IS NULL
        """,
        "CREATE INDEX funding_receipts_stale ON funding_receipts (issued_at, id) WHERE is_stale = 1",
        """
        CREATE TABLE funding_receipt_lines (
            receipt TEXT NOT NULL,
            place BIGINT NOT NULL,
            backing TEXT NOT NULL,
            title TEXT NOT NULL,
            day BIGINT NOT NULL,
            amount BIGINT NOT NULL,
            PRIMARY KEY (receipt, place)
        )
        """,
        "CREATE INDEX funding_receipt_lines_backing ON funding_receipt_lines (backing)")
}
