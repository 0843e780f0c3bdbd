public import Vocabulary

extension Listing {
    /// What those must learn who attach something to listings, once this one is removed: that it is gone for
    /// good. Nil while it is there.
    ///
    /// A store writes it in the transaction of the removal.
    public var closing: OutboxMessage? {
        state == .removed ? OutboxMessage(closing: AnyIdentifier(id), at: updatedAt) : nil
    }
}
