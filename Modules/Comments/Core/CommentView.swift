public import Vocabulary

/// A comment as one principal sees it.
public struct CommentView: Hashable, Sendable {
    public let comment: Comment
    /// Its owner as they are called now, without a nickname after withdrawal.
    public let owner: MemberCard

    /// Memberwise.
    public init(comment: Comment, owner: MemberCard) {
        self.comment = comment
        self.owner = owner
    }
}
