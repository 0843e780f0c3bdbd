public import Vocabulary

extension Crew {
    /// Its cover, as the domain of pictures learns of it; nil once the crew is closed for good.
    public var attachedPictures: AttachedPictures? {
        if state == .dissolved { return nil }
        return AttachedPictures([cover].compactMap(\.self), isPublic: state == .open, version: version)
    }

    /// The message that tells the domain of pictures of a change from `old`, nil for a new crew. Nil if
    /// neither the cover nor its audience changes.
    public func pictureNews(since old: Crew?, at moment: Timestamp) -> OutboxMessage? {
        OutboxMessage(
            picturesOf: AnyIdentifier(id), from: old?.attachedPictures, to: attachedPictures, at: moment)
    }
}
