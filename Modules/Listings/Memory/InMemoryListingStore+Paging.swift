public import Vocabulary

extension InMemoryListingStore {
    public func page(
        _ filter: ListingFilter, _ page: PageRequest, viewer: MemberID?, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try expireHolds(at: now)
        return cut(filter, page).map { entry($0, viewer: viewer) }
    }

    public func page(
        of seller: MemberID, in states: [ListingState], _ page: PageRequest, at now: Timestamp
    ) async throws(ListingError) -> Page<ListingEntry> {
        try expireHolds(at: now)
        return KeysetPage.cut(
            listings.values, page, scope: ListingScope.mine(seller, states), key: \.createdAt.microseconds,
            id: \.id.raw, where: { $0.seller == seller && states.contains($0.state) }
        ).map { entry($0, viewer: seller) }
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
        return KeysetPage.cut(
            rows, page, scope: ListingScope.liked(member), key: \.key, id: \.listing.id.raw
        ).map { entry($0.listing, viewer: member) }
    }

    public func publicCounts(of sellers: Set<MemberID>) async throws(ListingError) -> [MemberID: Int] {
        listings.values.reduce(into: [:]) { counts, listing in
            guard listing.state.isPublic, sellers.contains(listing.seller) else { return }
            counts[listing.seller, default: 0] += 1
        }
    }

    private func cut(_ filter: ListingFilter, _ page: PageRequest) -> Page<Listing> {
        if filter.order == .newest {
            return listings.page(page, scope: filter.scope, where: filter.matches)
        }
        return KeysetPage.cut(
            listings.values, page, scope: filter.scope, key: filter.sortKey, id: \.id.raw,
            ascending: filter.isAscending, where: filter.matches)
    }

    private struct Row {
        let key: Int64
        let listing: Listing
    }
}
