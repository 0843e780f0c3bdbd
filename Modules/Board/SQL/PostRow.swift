import Board
import Database
import Vocabulary

/// The columns of a post, and the reading of them in their order.
enum PostRow {
    static let columns: SQL = "id, owner, title, state, created_at, updated_at, version"

    /// Reads `columns`. Throws `corrupt` for what was never written by this store.
    static func post(_ row: inout RowReader) throws(DatabaseError) -> Post {
        Post(
            id: try row.id(), owner: try row.id(), title: try row.text(), state: try row.value(),
            createdAt: try row.timestamp(), updatedAt: try row.timestamp(), version: try row.version())
    }

    /// What a row of the post holds.
    static func assignments(_ post: Post) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", post.id)
        row.set("owner", post.owner)
        row.set("title", post.title)
        row.set("state", post.state.rawValue)
        row.set("created_at", post.createdAt)
        row.set("updated_at", post.updatedAt)
        row.set("version", post.version)
        return row
    }
}
