import Comments
import Database
import Vocabulary

/// The columns of a comment, and the reading of them in their order.
enum CommentRow {
    static let columns: SQL = "id, owner, title, state, created_at, updated_at, version"

    /// Reads `columns`. Throws `corrupt` for what was never written by this store.
    static func comment(_ row: inout RowReader) throws(DatabaseError) -> Comment {
        Comment(
            id: try row.id(), owner: try row.id(), title: try row.text(), state: try row.value(),
            createdAt: try row.timestamp(), updatedAt: try row.timestamp(), version: try row.version())
    }

    /// What a row of the comment holds.
    static func assignments(_ comment: Comment) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", comment.id)
        row.set("owner", comment.owner)
        row.set("title", comment.title)
        row.set("state", comment.state.rawValue)
        row.set("created_at", comment.createdAt)
        row.set("updated_at", comment.updatedAt)
        row.set("version", comment.version)
        return row
    }
}
