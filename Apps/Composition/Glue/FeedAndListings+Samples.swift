import Feed
import FeedSamples
import Listings
import Vocabulary

extension Domain {
    /// The newest jerseys, which posts of the sample neighbourhood show. Throws as browsing does.
    @Sendable static func wearableJerseys(_ services: Services) async throws -> [WearableListing] {
        var query = ListingQuery()
        query.categories = [.jersey]
        return try await services.listings.browse(query, .largest(after: nil)).items.map { view in
            let listing = view.listing
            return WearableListing(WornListing(listing), since: listing.listedAt ?? listing.createdAt)
        }
    }
}
