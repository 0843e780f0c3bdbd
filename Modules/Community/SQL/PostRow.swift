import Community
import Database
import Vocabulary

/// The columns of a post, and the reading of them in their order.
enum PostRow {
    static let columns: SQL = """
        posts.id, author, category, title, body, photos, state, moderation_reason, moderated_at, created_at,
        edited_at, version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func post(_ row: inout RowReader) throws(DatabaseError) -> Post {
        let (id, author): (PostID, MemberID) = (try row.id(), try row.id())
        let content = PostContent(
            category: try row.text(), title: try row.text(), text: try row.text(),
            photos: try row.pictureCards())
        let state: PostState = try row.value()
        return Post(
            id: id, author: author, content: content, state: state, moderation: try moderation(&row),
            createdAt: try row.timestamp(), editedAt: try row.optionalTimestamp(),
            version: try row.version())
    }

    private static func moderation(_ row: inout RowReader) throws(DatabaseError) -> PostModeration? {
        let (reason, moment) = (try row.optionalText(), try row.optionalTimestamp())
        guard let moment else { return nil }
        guard let reason else { throw .corrupt("moderation of a post") }
        return PostModeration(reason: reason, moderatedAt: moment)
    }

    /// The column values of a post, except its moderator.
    static func assignments(_ post: Post) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", post.id)
        row.set("author", post.author)
        row.set("category", post.content.category)
        row.set("title", post.content.title)
        row.set("body", post.content.text)
        row.set("photos", PictureCardList(post.content.photos))
        row.set("state", post.state.rawValue)
        row.set("created_at", post.createdAt)
        row.set("edited_at", post.editedAt)
        row.set("version", post.version)
        row.set("moderated_at", post.moderation?.moderatedAt)
        row.set("moderation_reason", post.moderation?.reason)
        row.set("search_text", post.content.searchText)
        return row
    }
}

/// The columns of a category, and the reading of them in their order.
enum CategoryRow {
    static let columns: SQL = "slug, korean, english, place, is_open"

    /// Reads `columns`. Throws `corrupt`.
    static func category(_ row: inout RowReader) throws(DatabaseError) -> PostCategory {
        PostCategory(
            slug: try row.text(), korean: try row.text(), english: try row.text(), position: try row.count(),
            isOpen: try row.bool())
    }

    /// The statement that keeps a category, whether it was there or not.
    static func keeping(_ category: PostCategory) -> SQL {
        """
        INSERT INTO post_categories (slug, korean, english, place, is_open)
        VALUES (\(category.slug), \(category.korean), \(category.english), \(category.position),
        \(category.isOpen))
        ON CONFLICT (slug) DO UPDATE SET korean = excluded.korean, english = excluded.english,
        place = excluded.place, is_open = excluded.is_open
        """
    }
}
