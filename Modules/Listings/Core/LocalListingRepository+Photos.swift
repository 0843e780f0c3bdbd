import Vocabulary

extension LocalListingRepository {
    /// Keeps a new listing that shows these photos, or answers the one that was kept when the same was asked
    /// before: whose photos they are by now.
    func keep(
        _ listing: Listing, showing photos: [PictureID], _ request: IdempotentRequest?
    ) async throws(ListingError) -> Listing {
        if photos.isEmpty { return try await store.insert(listing, request: request) }
        if let known = try await answered(listing, to: request) { return known }
        let cards: [PictureCard]
        do throws(ListingError) {
            cards = try await self.cards(of: photos, for: listing)
        } catch {
            // The same may have been asked at the same time, and was faster.
            if let known = try await answered(listing, to: request) { return known }
            throw error
        }
        let kept = try await store.insert(listing.showing(cards), request: request)
        await service.pictures.follow(kept.pictureNews(since: nil))
        return kept
    }

    private func answered(
        _ listing: Listing, to request: IdempotentRequest?
    ) async throws(ListingError) -> Listing? {
        guard let request else { return nil }
        return try await store.answered(listing, to: request)
    }

    /// The cards of these photos, in their order. Those that the listing does not show yet are claimed for
    /// it, all or none. Throws `invalidFields` about each that its seller cannot use.
    func cards(
        of photos: [PictureID], for listing: Listing
    ) async throws(ListingError) -> [PictureCard] {
        var cards: [PictureID: PictureCard] = [:]
        for card in listing.details.photos { cards[card.id] = card }
        let new = photos.filter { cards[$0] == nil }
        if !new.isEmpty {
            let claimed = try await ListingError.mappingServiceFailures { () throws(ServiceFailure) in
                try await service.pictures.claim(new, for: AnyIdentifier(listing.id), by: listing.seller)
            }
            cards.merge(claimed) { $1 }
        }
        let missing = photos.indices.filter { cards[photos[$0]] == nil }
        guard missing.isEmpty else {
            throw .invalidFields(missing.map { FieldError(ListingDraft.photoField($0), .unusable) })
        }
        return photos.compactMap { cards[$0] }
    }
}
