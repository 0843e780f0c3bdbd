/// A hashtag of the week, with the number of its authors.
public struct HashtagCount: Hashable, Sendable {
    /// The hashtag in the spelling of the week's first post with it.
    public let hashtag: Hashtag
    /// How many members used it in shown posts of the last seven days.
    public let authors: Int

    /// Memberwise.
    public init(_ hashtag: Hashtag, authors: Int) {
        (self.hashtag, self.authors) = (hashtag, authors)
    }

    /// How long a post counts.
    public static let week: Duration = .seconds(7 * 86_400)
    /// How many authors a hashtag of the week has at the least.
    public static let fewestAuthors = 3
    /// How many hashtags are listed at the most.
    public static let most = 30
}
