public import Vocabulary

/// The subject of a feed post's identifier.
public enum FeedPostSubject: IdentifierSubject {
    /// `fee`
    public static let prefix = "fee"
}

/// Names a feed post.
public typealias FeedPostID = Identifier<FeedPostSubject>
