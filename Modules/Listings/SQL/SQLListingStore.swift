public import Database
public import Listings
public import Vocabulary

/// Listings in a SQL database: the same statements on every engine.
public struct SQLListingStore: ListingStore {
    let database: any SQLDatabase

    /// Keeps listings in the database, whose schema `ListingsMigrations` has made.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func insert(_ listing: Listing) async throws(ListingError) {
        let details = listing.details
        try await write { writer throws(DatabaseError) in
            try writer.run(
                """
                INSERT INTO listings
                (id, seller, title, description, list_price, discount, sale_price, currency, category, condition,
                attributes, league, team, season, size, player, jersey_version, brand, stock_left, stock_held, state,
                visible, like_count, created_at, published_at, updated_at, version, search_text)
                VALUES (\(listing.id), \(listing.seller), \(details.title), \(details.description),
                \(details.price.list.minorUnits), \(details.price.discount?.minorUnits),
                \(details.price.sale.minorUnits), \(details.price.list.currency.rawValue), \(details.category.rawValue),
                \(details.condition?.rawValue), \(ListingRow.text(details.attributes)), \(details.folded(.league)),
                \(details.folded(.team)), \(details.folded(.season)), \(details.folded(.size)),
                \(details.folded(.player)), \(details.folded(.version)), \(details.folded(.brand)),
                \(listing.stock.left), \(listing.stock.held), \(listing.state.rawValue), \(listing.state.isPublic),
                0, \(listing.createdAt), \(listing.publishedAt), \(listing.updatedAt), \(listing.version),
                \(details.searchText))
                """)
        }
    }

    public func find(
        _ id: ListingID, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> ListingEntry? {
        try await read(at: now) { reader throws(DatabaseError) in
            try reader.first(
                "SELECT \(sql: ListingRow.columns), \(sql: Self.isLiked(by: viewer)) FROM listings WHERE id = \(id)",
                ListingRow.entry)
        }
    }

    public func replace(_ listing: Listing, expecting expected: Version) async throws(ListingError) -> Bool {
        try await write { writer throws(DatabaseError) in
            try Self.update(listing, expecting: expected, writer)
        }
    }

    public func setLike(
        _ liked: Bool, _ id: ListingID, by member: MemberID, at now: Timestamp
    ) async throws(ListingError) -> Int {
        let count = try await write { writer throws(DatabaseError) in
            let changed = try writer.run(
                liked
                    ? """
                    INSERT INTO listing_likes (member, listing, liked_at) VALUES (\(member), \(id), \(now))
                    ON CONFLICT DO NOTHING
                    """ : "DELETE FROM listing_likes WHERE member = \(member) AND listing = \(id)")
            let difference = liked ? changed : -changed
            return try writer.first(
                "UPDATE listings SET like_count = like_count + \(difference) WHERE id = \(id) RETURNING like_count"
            ) { row throws(DatabaseError) in try row.count(0) }
        }
        guard let count else { throw .notFound }
        return count
    }

    /// 1 or 0 as a column: whether the viewer likes the listing of the row.
    static func isLiked(by viewer: MemberID?) -> SQL {
        guard let viewer else { return "0" }
        return """
            CASE WHEN EXISTS (SELECT 1 FROM listing_likes WHERE member = \(viewer) AND listing = listings.id) \
            THEN 1 ELSE 0 END
            """
    }
}

extension SQLListingStore {
    /// Runs a query on one snapshot in which no hold has run out by `now`.
    func read<Value: Sendable>(
        at now: Timestamp, _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(ListingError) -> Value {
        try await atStoreEdge(ListingError.self) { () throws(DatabaseError) in
            let current = try await database.read { reader throws(DatabaseError) -> Value? in
                try Self.hasRunOutHolds(reader, at: now) ? nil : try body(reader)
            }
            if let current { return current }
            try await expireHolds(at: now)
            return try await database.read(body)
        }
    }

    /// Runs statements in one transaction.
    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(ListingError) -> Value {
        try await atStoreEdge(ListingError.self) { () throws(DatabaseError) in try await database.write(body)
        }
    }

    /// Writes all of a listing but its likes if the stored version is the expected one.
    static func update(
        _ listing: Listing, expecting expected: Version, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        let details = listing.details
        return try writer.run(
            """
            UPDATE listings SET title = \(details.title), description = \(details.description),
            list_price = \(details.price.list.minorUnits), discount = \(details.price.discount?.minorUnits),
            sale_price = \(details.price.sale.minorUnits), currency = \(details.price.list.currency.rawValue),
            category = \(details.category.rawValue), condition = \(details.condition?.rawValue),
            attributes = \(ListingRow.text(details.attributes)), league = \(details.folded(.league)),
            team = \(details.folded(.team)), season = \(details.folded(.season)), size = \(details.folded(.size)),
            player = \(details.folded(.player)), jersey_version = \(details.folded(.version)),
            brand = \(details.folded(.brand)), stock_left = \(listing.stock.left), stock_held = \(listing.stock.held),
            state = \(listing.state.rawValue), visible = \(listing.state.isPublic),
            published_at = \(listing.publishedAt), updated_at = \(listing.updatedAt), version = \(listing.version),
            search_text = \(details.searchText)
            WHERE id = \(listing.id) AND version = \(expected)
            """) == 1
    }
}
