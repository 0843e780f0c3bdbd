public import Vocabulary

/// A listing as one principal sees it.
public struct ListingView: Hashable, Sendable {
    public let listing: Listing
    /// Its seller as they are called now, without a nickname after withdrawal.
    public let seller: MemberCard
    /// Whether the principal likes it; false for an anonymous visitor.
    public let isLiked: Bool

    /// Memberwise.
    public init(listing: Listing, seller: MemberCard, isLiked: Bool) {
        self.listing = listing
        self.seller = seller
        self.isLiked = isLiked
    }
}
