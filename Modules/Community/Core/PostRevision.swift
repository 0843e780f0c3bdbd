public import Vocabulary

/// The title and text of a post before an edit.
public struct PostRevision: Hashable, Sendable {
    public let title: String
    public let text: String
    /// The post's version that said it last.
    public let version: Version
    /// When the edit took its place.
    public let replacedAt: Timestamp

    /// Memberwise.
    public init(title: String, text: String, version: Version, replacedAt: Timestamp) {
        (self.title, self.text, self.version, self.replacedAt) = (title, text, version, replacedAt)
    }

    /// How many of a post are kept, the last ones.
    public static let most = 20
}
