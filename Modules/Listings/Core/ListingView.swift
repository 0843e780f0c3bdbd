public import Vocabulary

/// A listing as one principal sees it.
public struct ListingView: Hashable, Sendable {
    public let listing: Listing
    /// Its seller as they are called now, without a nickname after withdrawal.
    public let seller: MemberCard
    /// Whether the principal likes it; false for an anonymous visitor.
    public let isLiked: Bool
    /// How many comments everybody may read are under it, replies included.
    public let comments: Int

    /// Memberwise.
    public init(listing: Listing, seller: MemberCard, isLiked: Bool, comments: Int) {
        self.listing = listing
        self.seller = seller
        self.isLiked = isLiked
        self.comments = comments
    }
}
