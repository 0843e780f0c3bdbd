public import Vocabulary

/// Listings say which of the pictures that members have uploaded they show.
extension ListingService: PictureAttachments {
    /// The photos of a listing; nil if there is none, if its seller has removed it, or has left. One that a
    /// moderator has removed still shows them to its seller and to moderators. Throws `internal` for a record
    /// that is no listing, and outages.
    public func attachedPictures(
        of record: AnyIdentifier
    ) async throws(ServiceFailure) -> AttachedPictures? {
        guard let id = record.typed(ListingSubject.self) else { throw .internal("\(record) is no listing") }
        do throws(ListingError) {
            return try await store.find(id, viewer: nil, at: time.now())?.listing.attachedPictures
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
