import Database
import Feed
import Vocabulary

/// What likes change in a post: their number and its place in the order "popular".
struct LikedFeedPost {
    static let columns: SQL = """
        feed_posts.id, feed_posts.created_at, feed_posts.likes, feed_posts.place, feed_posts.fell_at
        """

    let id: FeedPostID
    private(set) var likes: Int
    private let createdAt: Timestamp
    private var place: Int64
    /// When the place last became smaller; nil if never.
    private var fellAt: Timestamp?

    /// Reads `columns`. Throws `corrupt`.
    init(_ row: inout RowReader) throws(DatabaseError) {
        (id, createdAt) = (try row.id(), try row.timestamp())
        (likes, place, fellAt) = (try row.count(), try row.integer(), try row.optionalTimestamp())
    }

    /// Its place in an index of its author's posts.
    var end: PortionEnd { PortionEnd(moment: createdAt, id: id.raw) }

    /// With that many likes more, or fewer for a negative number.
    func counting(_ change: Int, at now: Timestamp) -> LikedFeedPost {
        var next = self
        next.likes += change
        next.place = Popularity.place(createdAt: min(createdAt, now), likes: next.likes)
        if next.place < place { next.fellAt = now }
        return next
    }

    /// The statement that writes it. A transaction writes the post before the likes, and several posts in the
    /// order of their identifiers, so that concurrent ones do not wait for each other in a circle.
    var update: SQL {
        """
        UPDATE feed_posts SET likes = \(likes), place = \(place), fell_at = \(fellAt) WHERE id = \(id)
        """
    }
}
