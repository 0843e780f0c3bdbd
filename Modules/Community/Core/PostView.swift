public import Vocabulary

/// A post as one principal sees it.
public struct PostView: Hashable, Sendable {
    public let post: Post
    /// Its author as they are called now, without a nickname after withdrawal.
    public let author: MemberCard
    /// How many comments everybody may read are under it.
    public let commentCount: Int

    /// Memberwise.
    public init(post: Post, author: MemberCard, commentCount: Int = 0) {
        (self.post, self.author, self.commentCount) = (post, author, commentCount)
    }
}
