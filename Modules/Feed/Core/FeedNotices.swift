public import Vocabulary

extension NoticeKind {
    /// A like of the member's feed post.
    public static let feedLike = NoticeKind(declared: "feed-like")
    /// A new follower of the member's.
    public static let follow = NoticeKind(declared: "follow")
    /// A feed post that mentions the member.
    public static let feedMention = NoticeKind(declared: "feed-mention")
    /// A feed post in which the member's listing is worn.
    public static let worn = NoticeKind(declared: "worn")
}

extension NoticeRule {
    /// The rules of the notices that the feed sends. Likes and followers gather; mentions and worn listings
    /// lead to a text. A member mentioned again by an edit has one notice of the post.
    public static let ofFeed = [
        NoticeRule(.feedLike, .gathers), NoticeRule(.follow, .gathers),
        NoticeRule(.feedMention, .replaces, isWithdrawable: true),
        NoticeRule(.worn, .replaces, isWithdrawable: true),
    ]
}

/// What the feed tells members.
public enum FeedNotices {
    /// How many members one text tells that it mentions them, those named first.
    public static let mostMentioned = 20
}
