public import Vocabulary

/// A worn listing, as a feed post shows it.
public struct WornListing: Hashable, Sendable {
    public let id: AnyIdentifier
    public let seller: MemberID
    public let title: String
    /// What it costs now.
    public let price: Money
    /// Whether it can be bought now.
    public let isOnSale: Bool
    /// Its first photo; nil if it has none.
    public let cover: PictureCard?

    /// Memberwise.
    public init(
        id: AnyIdentifier, seller: MemberID, title: String, price: Money, isOnSale: Bool,
        cover: PictureCard? = nil
    ) {
        (self.id, self.seller, self.title) = (id, seller, title)
        (self.price, self.isOnSale, self.cover) = (price, isOnSale, cover)
    }
}

/// The listings that feed posts may link: a port to the domain of listings.
public protocol WornListings: Sendable {
    /// Those of these listings that the principal may see now, also sold ones; all others are omitted, for
    /// any reason. Costs at most two queries for any number. Throws outages of the store.
    func listings(
        _ ids: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: WornListing]
}
