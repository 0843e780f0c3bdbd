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
        likedBy member: MemberID, hiding hidden: Set<MemberID>, _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try expireHolds(at: now)
        let rows = listings.values.compactMap { listing -> Row? in
            guard listing.state.isPublic, !hidden.contains(listing.seller),
                let moment = likes[listing.id]?[member]
            else { return nil }
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
        KeysetPage.cut(
            rows, page, scope: scope, key: \.key, id: \.listing.id.raw, ascending: ascending
        ).map { entry($0.listing, viewer: viewer) }
    }
}
