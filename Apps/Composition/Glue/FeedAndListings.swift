import Feed
import FeedScreens
import Listings
import Terminal
import Vocabulary

extension Domain {
    /// What the feed shows on the pages of members and of listings.
    static func feedTabs(of record: AnyIdentifier) -> [Tab] {
        if let member = record.typed(MemberSubject.self) { return .feed(of: member) }
        return record.typed(ListingSubject.self) == nil ? [] : .feed(wearing: record)
    }
}

/// The listings that feed posts may link: those of the same platform.
struct ListingsWardrobe: WornListings {
    private let port: RequiredPort<ListingService>

    /// Requires the listings of the same platform.
    init(_ parts: DomainParts) {
        port = parts.require(ListingService.self)
    }

    func listings(
        _ ids: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: WornListing] {
        let listings = Set(ids.compactMap { $0.typed(ListingSubject.self) })
        let seen = try await port.resolved().listings(listings, for: principal)
        return seen.reduce(into: [:]) { worn, listing in
            let one = WornListing(listing)
            worn[one.id] = one
        }
    }
}

extension WornListing {
    /// A listing as feed posts show it.
    init(_ listing: Listing) {
        let details = listing.details
        self.init(
            id: AnyIdentifier(listing.id), seller: listing.seller, title: details.title,
            price: details.price.sale, isOnSale: listing.state == .onSale, cover: details.photos.first)
    }
}
