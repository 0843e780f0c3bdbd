import Database
public import Listings
public import Vocabulary

extension SQLListingStore {
    public func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        let list = KeysetList(
            scope: filter.scope, source: "listings", conditions: filter.predicates, key: filter.keyColumn,
            id: "listings.id", isAscending: filter.isAscending)
        return try await cut(list, page, viewer: viewer, at: now, leavingOut: database.unreadableRows)
    }

    public func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        let list = KeysetList(
            scope: ListingScope.mine(seller, states), source: "listings",
            conditions: ["seller = \(seller)", "state IN \(list: states.map(\.rawValue))"], key: "created_at",
            id: "listings.id")
        return try await cut(list, page, viewer: seller, at: now)
    }

    public func page(
        likedBy member: MemberID, _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        let list = KeysetList(
            scope: ListingScope.liked(member),
            source: "listing_likes JOIN listings ON listings.id = listing_likes.listing",
            conditions: ["listing_likes.member = \(member)", "visible = 1"], key: "liked_at",
            id: "listing_likes.listing")
        return try await cut(list, page, viewer: member, at: now)
    }

    private func cut(
        _ list: KeysetList, _ page: PageRequest, viewer: MemberID?, at now: Timestamp,
        leavingOut unreadable: UnreadableRows? = nil
    ) async throws(ListingError) -> Page<ListingEntry> {
        let columns: SQL = "\(sql: ListingRow.columns), \(sql: Self.isLiked(by: viewer))"
        return try await read(at: now, [list.selection(of: page, columns)]) { reader throws(DatabaseError) in
            try list.page(page, columns: columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                let entry = try ListingRow.entry(&row)
                return (entry, entry.listing.id.raw)
            }
        }
    }
}

extension ListingFilter {
    /// The column that holds the order's sort key.
    fileprivate var keyColumn: SQL {
        switch order {
        case .newest: "published_at"
        case .mostLiked: "like_count"
        case .cheapest, .dearest: "sale_price"
        }
    }

    /// What `matches` says, in SQL.
    fileprivate var predicates: [SQL] {
        var predicates: [SQL] = ["visible = 1"]
        if onSaleOnly { predicates.append("state = \(ListingState.onSale.rawValue)") }
        if !categories.isEmpty { predicates.append("category IN \(list: categories.map(\.rawValue))") }
        if !conditions.isEmpty { predicates.append("condition IN \(list: conditions.map(\.rawValue))") }
        if let currency { predicates.append("currency = \(currency.rawValue)") }
        if let prices {
            predicates.append("sale_price BETWEEN \(prices.lowerBound) AND \(prices.upperBound)")
        }
        if let seller { predicates.append("seller = \(seller)") }
        for (attribute, values) in attributes {
            predicates.append("\(sql: attribute.column) IN \(list: values)")
        }
        for word in words { predicates.append("search_text LIKE \(likePattern(word)) ESCAPE '\\'") }
        return predicates
    }
}

/// A LIKE pattern that finds the word anywhere, its own wildcards taken literally.
private func likePattern(_ word: String) -> String {
    var pattern = "%"
    for scalar in word.unicodeScalars {
        if scalar == "%" || scalar == "_" || scalar == "\\" { pattern.unicodeScalars.append("\\") }
        pattern.unicodeScalars.append(scalar)
    }
    return pattern + "%"
}
