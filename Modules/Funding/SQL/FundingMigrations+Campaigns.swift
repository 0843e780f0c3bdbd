import Database

extension FundingMigrations {
    /// Campaigns with their items, and the rows that decisions hold. The lists of open campaigns have indices
    /// of their own: the clock alone ends what they show, until a job has written it.
    static let campaigns = Migration(
        "funding-0002-campaigns",
        """
        CREATE TABLE campaigns (
            id TEXT NOT NULL PRIMARY KEY,
            shelter TEXT NOT NULL,
            title TEXT NOT NULL,
            search_title TEXT NOT NULL,
            purpose TEXT NOT NULL,
            story TEXT NOT NULL,
            goal BIGINT,
            item_count BIGINT NOT NULL,
            model TEXT NOT NULL,
            cap BIGINT,
            cost_share BIGINT NOT NULL,
            deadline BIGINT NOT NULL,
            zone TEXT NOT NULL,
            local_deadline TEXT NOT NULL,
            office TEXT,
            office_number TEXT,
            first_day BIGINT,
            last_day BIGINT,
            bank TEXT,
            account_number TEXT,
            account_holder TEXT,
            photos TEXT NOT NULL,
            photos_by TEXT NOT NULL,
            state TEXT NOT NULL,
            ceiling BIGINT,
            last_item BIGINT NOT NULL,
            pause_reason TEXT,
            pause_from TEXT,
            paused_at BIGINT,
            first_deadline BIGINT,
            first_zone TEXT,
            first_local TEXT,
            ending TEXT,
            result_amount BIGINT,
            result_backings BIGINT,
            result_at BIGINT,
            hidden_at BIGINT,
            created_at BIGINT NOT NULL,
            opened_at BIGINT,
            since_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        """
        CREATE INDEX campaigns_newest ON campaigns (opened_at, id)
        WHERE opened_at IS NOT NULL AND hidden_at IS NULL
        """,
        """
        CREATE INDEX campaigns_ending ON campaigns (deadline, id DESC)
        WHERE opened_at IS NOT NULL AND hidden_at IS NULL
        """,
        """
        CREATE INDEX campaigns_open_newest ON campaigns (opened_at, id)
        WHERE state IN ('open', 'extended') AND hidden_at IS NULL
        """,
        """
        CREATE INDEX campaigns_open_ending ON campaigns (deadline, id DESC)
        WHERE state IN ('open', 'extended') AND hidden_at IS NULL
        """,
        """
        CREATE INDEX campaigns_shelter_newest ON campaigns (shelter, opened_at, id)
        WHERE opened_at IS NOT NULL AND hidden_at IS NULL
        """,
        "CREATE INDEX campaigns_shelter ON campaigns (shelter, created_at, id)",
        "CREATE INDEX campaigns_ends ON campaigns (deadline, id) WHERE state IN ('open', 'extended')",
        "CREATE INDEX campaigns_deciding ON campaigns (since_at, id) WHERE state = 'deciding'",
        "CREATE INDEX campaigns_refunding ON campaigns (since_at, id) WHERE state = 'refunding'",
        """
        CREATE INDEX campaigns_settled ON campaigns (since_at, id)
        WHERE state IN ('failed', 'cancelled', 'delivered')
        """,
        """
        CREATE TABLE campaign_items (
            campaign TEXT NOT NULL,
            number BIGINT NOT NULL,
            place BIGINT NOT NULL,
            name TEXT NOT NULL,
            unit_price BIGINT NOT NULL,
            wanted BIGINT NOT NULL,
            photo TEXT,
            photo_by TEXT,
            is_missing BIGINT NOT NULL,
            held BIGINT NOT NULL,
            backed BIGINT NOT NULL,
            PRIMARY KEY (campaign, number)
        )
        """,
        """
        CREATE UNIQUE INDEX campaign_items_missing ON campaign_items (is_missing, campaign, number)
        WHERE is_missing = 1
        """,
        """
        CREATE TABLE campaign_tallies (
            campaign TEXT NOT NULL PRIMARY KEY,
            held_count BIGINT NOT NULL,
            held_amount BIGINT NOT NULL,
            backed_count BIGINT NOT NULL,
            backed_amount BIGINT NOT NULL,
            returning_count BIGINT NOT NULL
        )
        """)
}
