import ContractKit
import FeedContract
import Listings
import Storage
import TestHooks
import Vocabulary

extension FeedPartSource {
    /// Photos are uploaded pictures, and what is worn are listings.
    static let platform = FeedPartSource(
        photo: { try await $0.unusedSample() },
        listing: { services, title in try await services.publishSample(title) },
        hide: { services, listing in _ = try await services.listings.hide(ListingID(listing.raw)) },
        delete: { services, listing in try await services.listings.delete(ListingID(listing.raw)) })
}

extension Services {
    private static let photoDescription = "코디"

    /// Uploads a picture for a feed post. A member who has too many unused pictures gets one that was
    /// uploaded so before: drills leave some behind. Throws `NotApplicable` where the server takes no
    /// pictures, and else as the upload does.
    fileprivate func unusedSample() async throws -> PictureID {
        do {
            return try await uploadSample(Self.photoDescription).id
        } catch PictureError.tooManyUnused(let count) {
            let left = try await pictures.mine(.largest(after: nil)).items.first {
                !$0.isUsed && $0.card.description == Self.photoDescription
            }
            guard let left else { throw PictureError.tooManyUnused(count) }
            return left.id
        }
    }
}
