import Listings
package import Vocabulary

extension Domain {
    /// The newest listings, under which the sample neighbourhood and the trials of comments comment. Throws
    /// as browsing does.
    @Sendable package static func newestListings(_ services: Services) async throws -> [AnyIdentifier] {
        try await services.listings.browse(ListingQuery(), PageRequest(limit: 40)).items
            .map { AnyIdentifier($0.listing.id) }
    }
}
