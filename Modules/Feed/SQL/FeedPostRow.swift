import Database
import Feed
import Vocabulary

/// The columns of a feed post, and the reading of them in their order.
enum FeedPostRow {
    /// With the table's name, since other tables have columns of the same names.
    static let columns: SQL = """
        feed_posts.id, feed_posts.author, feed_posts.body, feed_posts.photos, feed_posts.worn, \
        feed_posts.worn_seller, feed_posts.state, feed_posts.moderation_reason, feed_posts.moderated_at, \
        feed_posts.detached, feed_posts.likes, feed_posts.created_at, feed_posts.edited_at, \
        feed_posts.version
        """

    /// `columns`, and 1 or 0: whether the viewer likes the post.
    static func entryColumns(for viewer: MemberID?) -> SQL {
        guard let viewer else { return "\(sql: columns), 0" }
        return """
            \(sql: columns), CASE WHEN EXISTS (
                SELECT 1 FROM feed_likes AS own WHERE own.post = feed_posts.id AND own.member = \(viewer)
            ) THEN 1 ELSE 0 END
            """
    }

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func post(_ row: inout RowReader) throws(DatabaseError) -> FeedPost {
        let (id, author): (FeedPostID, MemberID) = (try row.id(), try row.id())
        let content = FeedPostContent(
            text: try row.text(), photos: try row.pictureCards(), worn: try worn(&row))
        let state: FeedPostState = try row.value()
        return FeedPost(
            id: id, author: author, content: content, state: state, moderation: try moderation(&row),
            detached: try row.optionalAnyIdentifier(), likes: try row.count(),
            createdAt: try row.timestamp(), editedAt: try row.optionalTimestamp(),
            version: try row.version())
    }

    /// Reads `entryColumns`. Throws as `post`.
    static func entry(_ row: inout RowReader) throws(DatabaseError) -> FeedEntry {
        FeedEntry(post: try post(&row), isLiked: try row.bool())
    }

    private static func worn(_ row: inout RowReader) throws(DatabaseError) -> WornLink? {
        let (listing, seller) = (try row.optionalAnyIdentifier(), try row.optionalText())
        guard let listing else { return nil }
        guard let seller = seller.flatMap({ RawIdentifier(base32: $0) }) else {
            throw .corrupt("worn listing of a feed post")
        }
        return WornLink(listing: listing, seller: MemberID(seller))
    }

    private static func moderation(_ row: inout RowReader) throws(DatabaseError) -> FeedPostModeration? {
        let (reason, moment) = (try row.optionalText(), try row.optionalTimestamp())
        guard let moment else { return nil }
        guard let reason else { throw .corrupt("moderation of a feed post") }
        return FeedPostModeration(reason: reason, moderatedAt: moment)
    }

    /// The column values of a post, except its moderator and what likes decide.
    static func assignments(_ post: FeedPost) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", post.id)
        row.set("author", post.author)
        row.set("body", post.content.text)
        row.set("photos", PictureCardList(post.content.photos))
        row.set("worn", post.content.worn?.listing)
        row.set("worn_seller", post.content.worn?.seller)
        row.set("detached", post.detached)
        row.set("state", post.state.rawValue)
        row.set("moderated_at", post.moderation?.moderatedAt)
        row.set("moderation_reason", post.moderation?.reason)
        row.set("created_at", post.createdAt)
        row.set("edited_at", post.editedAt)
        row.set("version", post.version)
        return row
    }
}
