public import Vocabulary

/// A post as one principal sees it.
public struct PostView: Hashable, Sendable {
    public let post: Post
    /// Its owner as they are called now, without a nickname after withdrawal.
    public let owner: MemberCard

    /// Memberwise.
    public init(post: Post, owner: MemberCard) {
        self.post = post
        self.owner = owner
    }
}
