public import Vocabulary

extension Listing {
    /// Its photos as whoever keeps pictures is told of them; nil if it is removed and shown to nobody.
    var attachedPictures: AttachedPictures? {
        if state == .removed, moderation == nil { return nil }
        return AttachedPictures(details.photos.map(\.id), isPublic: state.isPublic, version: version)
    }

    /// What whoever keeps pictures must learn of the change that made this of `old`, nil for a new listing:
    /// that it shows other photos than before, or shows them to others. Nil if neither is so.
    ///
    /// A store writes it in the transaction of the change, or of the new listing.
    public func pictureNews(since old: Listing?) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: updatedAt)
    }
}
