/// A listing as one principal sees it.
public struct ListingView: Hashable, Sendable {
    public let listing: Listing
    public let seller: SellerCard
    /// Whether the principal likes it; false for an anonymous visitor.
    public let isLiked: Bool

    /// Memberwise.
    public init(listing: Listing, seller: SellerCard, isLiked: Bool) {
        self.listing = listing
        self.seller = seller
        self.isLiked = isLiked
    }
}
