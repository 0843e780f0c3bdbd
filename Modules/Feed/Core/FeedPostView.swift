public import Vocabulary

/// A feed post as one principal sees it.
public struct FeedPostView: Hashable, Sendable {
    public let post: FeedPost
    /// Its author as they are called now, without a nickname after withdrawal.
    public let author: MemberCard
    /// Whether the principal likes it; false for an anonymous visitor.
    public let isLiked: Bool
    /// How many comments everybody may read are under it, replies included.
    public let comments: Int
    /// The worn listing; nil if none is linked, or the principal may not see it now.
    public let worn: WornListing?

    /// Memberwise.
    public init(
        post: FeedPost, author: MemberCard, isLiked: Bool = false, comments: Int = 0,
        worn: WornListing? = nil
    ) {
        (self.post, self.author, self.isLiked) = (post, author, isLiked)
        (self.comments, self.worn) = (comments, worn)
    }
}
