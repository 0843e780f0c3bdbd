import Database

extension FundingMigrations {
    /// Backings with their lines, and orders that were let go. The index of states has all that the sums of a
    /// campaign are added up from.
    static let backings = Migration(
        "funding-0003-backings",
        """
        CREATE TABLE campaign_backings (
            id TEXT NOT NULL PRIMARY KEY,
            campaign TEXT NOT NULL,
            member TEXT NOT NULL,
            amount BIGINT NOT NULL,
            line_count BIGINT NOT NULL,
            is_anonymous BIGINT NOT NULL,
            message TEXT NOT NULL,
            state TEXT NOT NULL,
            order_id TEXT,
            until_at BIGINT,
            step_order TEXT,
            step_amount BIGINT,
            step_reason TEXT,
            step_item BIGINT,
            step_attempts BIGINT,
            step_at BIGINT,
            choose_by BIGINT,
            returned BIGINT NOT NULL,
            backed_at BIGINT,
            backed_year BIGINT,
            updated_at BIGINT NOT NULL,
            version BIGINT NOT NULL,
            created_at BIGINT NOT NULL
        )
        """,
        """
        CREATE UNIQUE INDEX campaign_backings_unpaid ON campaign_backings (member, campaign)
        WHERE state IN ('started', 'held')
        """,
        "CREATE INDEX campaign_backings_member ON campaign_backings (member, campaign, state)",
        "CREATE INDEX campaign_backings_own ON campaign_backings (member, created_at, id)",
        """
        CREATE INDEX campaign_backings_years ON campaign_backings (member, backed_year, backed_at, id)
        WHERE backed_year IS NOT NULL
        """,
        """
        CREATE INDEX campaign_backings_state
        ON campaign_backings (campaign, state, id, amount, returned, step_order)
        """,
        """
        CREATE INDEX campaign_backings_paid ON campaign_backings (campaign, created_at, id)
        WHERE backed_at IS NOT NULL
        """,
        """
        CREATE INDEX campaign_backings_named ON campaign_backings (campaign, created_at, id)
        WHERE state = 'backed' AND is_anonymous = 0
        """,
        "CREATE INDEX campaign_backings_told ON campaign_backings (campaign, id) WHERE backed_at IS NOT NULL",
        "CREATE INDEX campaign_backings_ends ON campaign_backings (until_at, id) WHERE state = 'started'",
        "CREATE INDEX campaign_backings_steps ON campaign_backings (step_at, id) WHERE step_at IS NOT NULL",
        """
        CREATE INDEX campaign_backings_own_steps ON campaign_backings (campaign, step_at, id)
        WHERE step_at IS NOT NULL
        """,
        """
        CREATE INDEX campaign_backings_stuck ON campaign_backings (created_at, id)
        WHERE step_attempts >= 12
        """,
        """
        CREATE INDEX campaign_backings_choices ON campaign_backings (choose_by, id)
        WHERE choose_by IS NOT NULL
        """,
        """
        CREATE TABLE campaign_lines (
            backing TEXT NOT NULL,
            item BIGINT NOT NULL,
            campaign TEXT NOT NULL,
            place BIGINT NOT NULL,
            quantity BIGINT NOT NULL,
            unit_price BIGINT NOT NULL,
            is_backed BIGINT NOT NULL,
            choice TEXT,
            swap_item BIGINT,
            choose_until BIGINT,
            choice_number BIGINT,
            PRIMARY KEY (backing, item)
        )
        """,
        """
        CREATE INDEX campaign_lines_unasked ON campaign_lines (campaign, item, backing)
        WHERE is_backed = 1 AND choice IS NULL
        """,
        """
        CREATE INDEX campaign_lines_chosen ON campaign_lines (campaign, item, backing)
        WHERE is_backed = 1 AND choice IN ('open', 'swap')
        """,
        """
        CREATE TABLE campaign_orders_let_go (
            order_id TEXT NOT NULL PRIMARY KEY,
            let_go_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX campaign_orders_let_go_age ON campaign_orders_let_go (let_go_at)")
}
