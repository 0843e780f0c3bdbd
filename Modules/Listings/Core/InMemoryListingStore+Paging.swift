public import Vocabulary

extension InMemoryListingStore {
    public func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try expireHolds(at: now)
        let rows = listings.values.filter(filter.matches).map { Row(key: filter.sortKey($0), listing: $0) }
        return cut(rows, page, scope: filter.scope, ascending: filter.isAscending, viewer: viewer)
    }

    public func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try expireHolds(at: now)
        let rows = listings.values.filter { $0.seller == seller && states.contains($0.state) }
            .map { Row(key: $0.createdAt.microseconds, listing: $0) }
        return cut(rows, page, scope: ListingScope.mine(seller, states), viewer: seller)
    }

    public func page(
        likedBy member: MemberID, _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try expireHolds(at: now)
        let rows = listings.values.compactMap { listing -> Row? in
            guard listing.state.isPublic, let moment = likes[listing.id]?[member] else { return nil }
            return Row(key: moment.microseconds, listing: listing)
        }
        return cut(rows, page, scope: ListingScope.liked(member), viewer: member)
    }

    private struct Row {
        let key: Int64
        let listing: Listing
    }

    private func cut(
        _ rows: [Row], _ page: PageRequest, scope: UInt64, ascending: Bool = false, viewer: MemberID?
    ) -> Page<ListingEntry> {
        func precedes(_ left: (Int64, RawIdentifier), _ right: (Int64, RawIdentifier)) -> Bool {
            if left.0 != right.0 { return ascending ? left.0 < right.0 : left.0 > right.0 }
            return left.1 > right.1
        }
        let sorted = rows.sorted { precedes(($0.key, $0.listing.id.raw), ($1.key, $1.listing.id.raw)) }
        var rest = sorted[...]
        var numbering: PageNumbering?
        switch page.start {
        case .first: break
        case .after(let cursor):
            rest = rest.drop { !precedes((cursor.key, cursor.id), ($0.key, $0.listing.id.raw)) }
        case .number(let number):
            rest = rest.dropFirst((number - 1) * page.limit)
            numbering = PageNumbering(number: number, size: page.limit, total: rows.count)
        }
        let shown = rest.prefix(page.limit)
        let next =
            rest.count > shown.count
            ? shown.last.map { Cursor(scope: scope, key: $0.key, id: $0.listing.id.raw) } : nil
        return Page(items: shown.map { entry($0.listing, viewer: viewer) }, next: next, numbering: numbering)
    }
}
