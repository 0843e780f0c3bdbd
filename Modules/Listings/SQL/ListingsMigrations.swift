public import Database

/// The migrations of the tables of listings. Shipped steps never change; a new step is appended.
public enum ListingsMigrations {
    /// All steps in order.
    public static let all = [
        Migration(
            "listings-0001-listings",
            """
            CREATE TABLE listings (
                id TEXT NOT NULL PRIMARY KEY,
                seller TEXT NOT NULL,
                title TEXT NOT NULL,
                list_price BIGINT NOT NULL,
                discount BIGINT,
                sale_price BIGINT NOT NULL,
                currency TEXT NOT NULL,
                category TEXT NOT NULL,
                condition TEXT,
                attributes TEXT NOT NULL,
                stock_left BIGINT NOT NULL,
                stock_held BIGINT NOT NULL,
                state TEXT NOT NULL,
                visible INTEGER NOT NULL,
                like_count BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                published_at BIGINT,
                updated_at BIGINT NOT NULL,
                version BIGINT NOT NULL,
                league TEXT,
                team TEXT,
                season TEXT,
                size TEXT,
                player TEXT,
                jersey_version TEXT,
                brand TEXT,
                description TEXT NOT NULL,
                search_text TEXT NOT NULL
            )
            """,
            "CREATE INDEX listings_newest ON listings (visible, published_at, id)",
            "CREATE INDEX listings_category ON listings (visible, category, published_at, id)",
            "CREATE INDEX listings_league ON listings (visible, league, published_at, id)",
            "CREATE INDEX listings_most_liked ON listings (visible, like_count, id)",
            "CREATE INDEX listings_price ON listings (visible, currency, sale_price, id DESC)",
            "CREATE INDEX listings_seller ON listings (seller, created_at, id)"),
        Migration(
            "listings-0002-likes",
            """
            CREATE TABLE listing_likes (
                member TEXT NOT NULL,
                listing TEXT NOT NULL,
                liked_at BIGINT NOT NULL,
                PRIMARY KEY (member, listing)
            )
            """,
            "CREATE INDEX listing_likes_latest ON listing_likes (member, liked_at, listing)"),
        Migration(
            "listings-0003-holds",
            """
            CREATE TABLE listing_holds (
                listing TEXT NOT NULL,
                order_id TEXT NOT NULL,
                holder TEXT NOT NULL,
                quantity BIGINT NOT NULL,
                until_at BIGINT NOT NULL,
                state TEXT NOT NULL,
                PRIMARY KEY (listing, order_id)
            )
            """,
            "CREATE INDEX listing_holds_due ON listing_holds (until_at) WHERE state = 'active'",
            "CREATE INDEX listing_holds_holder ON listing_holds (holder) WHERE state = 'active'"),
        Migration(
            "listings-0004-receipts",
            """
            CREATE TABLE listing_receipts (
                member TEXT NOT NULL,
                verb TEXT NOT NULL,
                idempotency_key TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                answer TEXT NOT NULL,
                made_at BIGINT NOT NULL,
                PRIMARY KEY (member, verb, idempotency_key)
            )
            """,
            "CREATE INDEX listing_receipts_age ON listing_receipts (made_at)"),
        // Each hold looks for expired holds of its listing, which may be among thousands.
        Migration(
            "listings-0005-holds-due-by-listing",
            """
            CREATE INDEX listing_holds_listing_due ON listing_holds (listing, until_at)
            WHERE state = 'active'
            """),
        // A member's holds count while active, and for a pause after they end without a sale.
        Migration(
            "listings-0006-holds-by-holder",
            "CREATE INDEX listing_holds_holder_until ON listing_holds (holder, until_at)",
            "DROP INDEX listing_holds_holder"),
        // Earlier sales are taken over; their confirmation time is known to the hour.
        Migration(
            "listings-0007-trades-and-closed-members",
            """
            CREATE TABLE listing_closed_members (
                member TEXT NOT NULL PRIMARY KEY,
                closed_at BIGINT NOT NULL
            )
            """,
            """
            CREATE TABLE listing_trades (
                listing TEXT NOT NULL,
                order_id TEXT NOT NULL,
                seller TEXT NOT NULL,
                buyer TEXT NOT NULL,
                category TEXT NOT NULL,
                quantity BIGINT NOT NULL,
                price BIGINT NOT NULL,
                currency TEXT NOT NULL,
                traded_at BIGINT NOT NULL,
                expires_at BIGINT NOT NULL,
                PRIMARY KEY (listing, order_id)
            )
            """,
            "CREATE INDEX listing_trades_expiry ON listing_trades (expires_at)",
            """
            INSERT INTO listing_trades
            SELECT listing, order_id, seller, holder, category, quantity, sale_price, currency, until_at,
                until_at + 157788000000000
            FROM listing_holds JOIN listings ON listings.id = listing_holds.listing
            WHERE listing_holds.state = 'confirmed'
            """,
            "CREATE INDEX listing_holds_ended ON listing_holds (until_at) WHERE state <> 'active'"),
        Migration(
            "listings-0008-moderation",
            "ALTER TABLE listings ADD COLUMN moderated_at BIGINT",
            "ALTER TABLE listings ADD COLUMN moderated_by TEXT",
            "ALTER TABLE listings ADD COLUMN moderation_reason TEXT",
            "ALTER TABLE listings ADD COLUMN hidden_by_seller INTEGER",
            """
            CREATE INDEX listings_moderator ON listings (moderated_by) WHERE moderated_by IS NOT NULL
            """,
            Migration.Statement(
                only: .sqlite,
                """
                CREATE TABLE listing_outbox (
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
                CREATE TABLE listing_outbox (
                    sequence BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
                    topic TEXT NOT NULL,
                    subject TEXT NOT NULL,
                    payload TEXT NOT NULL,
                    written_at BIGINT NOT NULL,
                    attempts BIGINT NOT NULL,
                    due_at BIGINT NOT NULL
                )
                """),
            "CREATE INDEX listing_outbox_subject ON listing_outbox (subject, sequence)"),
        // Sellers choose how reservations are made; before, every reservation was immediate.
        Migration(
            "listings-0009-reservation",
            "ALTER TABLE listings ADD COLUMN reservation TEXT NOT NULL DEFAULT 'immediate'"),
        // published_at is the time of the last bump, by which "newest" is ordered.
        Migration("listings-0010-bumps", "ALTER TABLE listings ADD COLUMN first_published_at BIGINT"),
        // The cards of a listing's pictures, one per line (PictureCardList).
        Migration(
            "listings-0011-photos", "ALTER TABLE listings ADD COLUMN photos TEXT NOT NULL DEFAULT ''"),
        Migration(
            "listings-0012-trades-by-order",
            "CREATE INDEX listing_trades_order ON listing_trades (order_id)"),
    ]
}
