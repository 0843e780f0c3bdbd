import Vocabulary

extension LocalListingRepository {
    /// Inserts a listing with these photos, or answers the listing of a repeated request, which already has
    /// them.
    func keep(
        _ listing: Listing, showing photos: [PictureID], _ request: IdempotentRequest?
    ) async throws(ListingError) -> Listing {
        if photos.isEmpty { return try await store.insert(listing, request: request) }
        return try await ListingError.keepingOnce { () throws(ListingError) in
            try await answered(listing, to: request)
        } claiming: { () throws(ListingError) in
            try await cards(of: photos, for: listing)
        } keep: { cards throws(ListingError) in
            let kept = try await store.insert(listing.showing(cards), request: request)
            await service.pictures.follow(kept.pictureNews(since: nil))
            return kept
        }
    }

    private func answered(
        _ listing: Listing, to request: IdempotentRequest?
    ) async throws(ListingError) -> Listing? {
        guard let request else { return nil }
        return try await store.answered(listing, to: request)
    }

    /// The cards of these photos, in their order. Photos new to the listing are claimed for it, all or none.
    /// Throws `invalidFields` about each photo that its seller cannot use.
    func cards(
        of photos: [PictureID], for listing: Listing
    ) async throws(ListingError) -> [PictureCard] {
        let (cards, fieldErrors) = try await ListingError.mappingServiceFailures {
            () throws(ServiceFailure) in
            try await service.pictures.cards(
                of: photos, beside: listing.details.photos, for: AnyIdentifier(listing.id),
                by: listing.seller)
        }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return cards
    }
}
