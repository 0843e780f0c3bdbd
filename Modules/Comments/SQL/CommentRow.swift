import Comments
import Database
import Vocabulary

/// The columns of a comment, and the reading of them in their order.
enum CommentRow {
    static let columns: SQL = """
        id, subject, author, parent, body, state, moderation_reason, moderated_at, moderated_by, created_at,
        edited_at, version, replies
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func comment(_ row: inout RowReader) throws(DatabaseError) -> Comment {
        let (id, subject): (CommentID, AnyIdentifier) = (try row.id(), try row.anyIdentifier())
        let (author, parent): (MemberID, CommentID?) = (try row.id(), try Self.parent(&row))
        guard let text = CommentText(markup: try row.text()) else { throw .corrupt("a comment's text") }
        return Comment(
            id: id, subject: subject, author: author, parent: parent, text: text, state: try row.value(),
            moderation: try moderation(&row), createdAt: try row.timestamp(),
            editedAt: try row.optionalTimestamp(), version: try row.version(), replies: try row.count())
    }

    /// The comment that is replied to; a blank for none, so that an index can begin with it.
    private static func parent(_ row: inout RowReader) throws(DatabaseError) -> CommentID? {
        let text = try row.text()
        if text.isEmpty { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("a comment's parent") }
        return CommentID(raw)
    }

    private static func moderation(_ row: inout RowReader) throws(DatabaseError) -> CommentModeration? {
        let (reason, moment) = (try row.optionalText(), try row.optionalTimestamp())
        guard let moderator = try row.optionalText() else { return nil }
        guard let reason, let moment, let raw = RawIdentifier(base32: moderator) else {
            throw .corrupt("the moderation of a comment")
        }
        return CommentModeration(reason: reason, moderatedAt: moment, moderator: MemberID(raw))
    }

    /// The column values of a comment, except the reply count and `listed`.
    static func assignments(_ comment: Comment) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", comment.id)
        row.set("subject", comment.subject)
        row.set("author", comment.author)
        row.set("parent", parentText(comment))
        row.set("body", comment.text.markup)
        row.set("state", comment.state.rawValue)
        row.set("moderation_reason", comment.moderation?.reason)
        row.set("moderated_at", comment.moderation?.moderatedAt)
        row.set("moderated_by", comment.moderation?.moderator)
        row.set("created_at", comment.createdAt)
        row.set("edited_at", comment.editedAt)
        row.set("version", comment.version)
        return row
    }

    /// The column `parent`.
    static func parentText(_ comment: Comment) -> String { comment.parent?.raw.base32 ?? "" }
}
