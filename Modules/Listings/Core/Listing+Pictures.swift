public import Vocabulary

extension Listing {
    /// Its photos, as the domain of pictures learns of them; nil if it is removed and shown to no principal.
    var attachedPictures: AttachedPictures? {
        if state == .removed, moderation == nil { return nil }
        return AttachedPictures(details.photos.map(\.id), isPublic: state.isPublic, version: version)
    }

    /// The message that tells the domain of pictures of a change from `old`, nil for a new listing. Nil if
    /// neither the photos nor their audience changes.
    ///
    /// A store writes it in the transaction of the change, or of the new listing.
    public func pictureNews(since old: Listing?) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: updatedAt)
    }
}
