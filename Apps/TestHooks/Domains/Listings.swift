import Listings
package import Vocabulary

extension Services {
    /// Puts something up that is called so, and answers which record it has become: one that everybody sees.
    /// Throws as publishing does.
    package func publishSample(_ title: String) async throws -> AnyIdentifier {
        let draft = ListingDraft(title: title, price: Money(30_000, .krw), category: .general)
        return AnyIdentifier(try await listings.publish(draft, as: .onSale).listing.id)
    }

    /// Deletes what the member has put up so; does nothing if it is gone. Throws as deleting does.
    package func deleteSample(_ record: AnyIdentifier) async throws {
        do {
            try await listings.delete(ListingID(record.raw))
        } catch ListingError.notFound {
        }
    }
}
