public import Vocabulary

extension CashEntry {
    /// Its receipt, as the domain of pictures learns of it: those of the crew alone see it.
    public var attachedPictures: AttachedPictures {
        AttachedPictures([receipt].compactMap(\.self), isPublic: false, version: .first)
    }

    /// The message that tells the domain of pictures of a new entry; nil for one without a receipt.
    public var pictureNews: OutboxMessage? {
        receipt.map { _ in OutboxMessage(picturesOf: AnyIdentifier(id), at: createdAt) }
    }
}
