public import Vocabulary

/// The text of a feed post before an edit.
public struct FeedPostRevision: Hashable, Sendable {
    public let text: String
    /// The post's version that said it last.
    public let version: Version
    /// When the edit took its place.
    public let replacedAt: Timestamp

    /// Memberwise.
    public init(text: String, version: Version, replacedAt: Timestamp) {
        (self.text, self.version, self.replacedAt) = (text, version, replacedAt)
    }

    /// How many of a post are kept, the last ones.
    public static let most = 20
}
