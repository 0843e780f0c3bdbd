import Vocabulary

extension InMemoryListingStore {
    public func leagues() async throws(ListingError) -> [LeagueCount] {
        var found: [String: (newest: Listing, count: Int)] = [:]
        for listing in listings.values where listing.state.isPublic {
            guard let league = listing.details.folded(.league) else { continue }
            guard let (newest, count) = found[league] else {
                found[league] = (listing, 1)
                continue
            }
            found[league] = (listing.isNewer(than: newest) ? listing : newest, count + 1)
        }
        let order = found.sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
        return order.prefix(LeagueCount.most).map { league, entry in
            LeagueCount(entry.newest.details.attributes[.league] ?? league, listings: entry.count)
        }
    }
}

extension Listing {
    /// Whether it stands before the other in the order newest.
    fileprivate func isNewer(than other: Listing) -> Bool {
        (ListingFilter.newest(self), id.raw) > (ListingFilter.newest(other), other.id.raw)
    }
}
