import Database
public import Listings
public import Vocabulary

extension SQLListingStore {
    public func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try await cut(Self.list(filter), page, viewer: viewer, at: now, leavingOut: database.unreadableRows)
    }

    public func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        let list = KeysetList(
            scope: ListingScope.mine(seller, states), source: "listings",
            conditions: ["seller = \(seller)", "state IN \(list: states.map(\.rawValue))"], key: "created_at",
            id: "listings.id", isIndexed: true)
        return try await cut(list, page, viewer: seller, at: now)
    }

    public func page(
        likedBy member: MemberID, hiding hidden: Set<MemberID>, _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        let list = KeysetList(
            scope: ListingScope.liked(member),
            source: "listing_likes JOIN listings ON listings.id = listing_likes.listing",
            conditions: ["listing_likes.member = \(member)", "visible = 1"] + Self.hiding(hidden),
            key: "liked_at",
            id: "listing_likes.listing", isIndexed: true)
        return try await cut(list, page, viewer: member, at: now)
    }

    /// The list of the filter's matches, in its order.
    static func list(_ filter: ListingFilter) -> KeysetList {
        KeysetList(
            scope: filter.scope, source: "listings", conditions: filter.predicates, key: filter.keyColumn,
            id: "listings.id", isAscending: filter.isAscending, isIndexed: filter.isIndexed)
    }

    /// Leaves out the listings of these sellers, if any.
    fileprivate static func hiding(_ sellers: Set<MemberID>) -> [SQL] {
        sellers.isEmpty ? [] : ["seller NOT IN \(list: sellers.sorted())"]
    }

    private func cut(
        _ list: KeysetList, _ page: PageRequest, viewer: MemberID?, at now: Timestamp,
        leavingOut unreadable: UnreadableRows? = nil
    ) async throws(ListingError) -> Page<ListingEntry> {
        let columns: SQL = "\(sql: ListingRow.columns), \(sql: Self.isLiked(by: viewer))"
        let database = list.database(database, for: page)
        let (selection, ahead) = (list.selection(of: page, columns), ahead.begun())
        let query = list.firstQuery(of: page, selection)
        return try await read(at: now, by: database, [query]) { reader throws(DatabaseError) in
            let found = try list.page(page, selection, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try ListingRow.entry(&row)
            }
            try ahead?(found.items.identifiers, reader)
            return found
        }
    }
}

extension ListingFilter {
    /// The column of the order's sort key.
    fileprivate var keyColumn: SQL {
        switch order {
        case .newest: "published_at"
        case .mostLiked: "like_count"
        case .cheapest, .dearest: "sale_price"
        }
    }

    /// Whether an index of `ListingsMigrations` holds the matches in order, or the query reads one seller's
    /// listings only. Listings that are not on sale are skipped without an index: user input does not affect
    /// their number.
    fileprivate var isIndexed: Bool {
        guard words.isEmpty else { return false }
        if seller != nil { return true }
        guard conditions.isEmpty else { return false }
        switch order {
        case .newest: return prices == nil && currency == nil && isOneCategoryOrLeague
        case .mostLiked: return prices == nil && currency == nil && categories.isEmpty && attributes.isEmpty
        case .cheapest, .dearest: return categories.isEmpty && attributes.isEmpty
        }
    }

    private var isOneCategoryOrLeague: Bool {
        guard let (attribute, values) = attributes.first else { return categories.count <= 1 }
        return attribute == .league && values.count == 1 && attributes.count == 1
            // Only jerseys have a league.
            && (categories.isEmpty || categories == [.jersey])
    }

    /// The conditions of `matches` in SQL.
    fileprivate var predicates: [SQL] {
        // The sign keeps SQLite, which has no row statistics, from the indices that begin with this column: a
        // seller's listings are few.
        var predicates: [SQL] = seller == nil ? ["visible = 1"] : ["+visible = 1"]
        if onSaleOnly { predicates.append("state = \(ListingState.onSale.rawValue)") }
        if !categories.isEmpty { predicates.append("category IN \(list: categories.map(\.rawValue))") }
        if !conditions.isEmpty { predicates.append("condition IN \(list: conditions.map(\.rawValue))") }
        if let currency { predicates.append("currency = \(currency.rawValue)") }
        if let prices {
            predicates.append("sale_price BETWEEN \(prices.lowerBound) AND \(prices.upperBound)")
        }
        if let seller { predicates.append("seller = \(seller)") }
        predicates += SQLListingStore.hiding(hidden)
        if let excluding { predicates.append("listings.id <> \(excluding)") }
        for (attribute, values) in attributes {
            predicates.append("\(sql: attribute.column) IN \(list: values)")
        }
        for word in words {
            predicates.append("search_text LIKE \(SQL.likePattern(holding: word)) ESCAPE '\\'")
        }
        return predicates
    }
}
