public import Vocabulary

extension Listing {
    /// The message that tells other domains that this listing is closed for good; nil unless it is removed.
    ///
    /// A store writes it in the transaction of the removal.
    public var closing: OutboxMessage? {
        state == .removed ? OutboxMessage(closing: AnyIdentifier(id), at: updatedAt) : nil
    }
}
