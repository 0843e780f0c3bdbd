public import Comments
import Database
public import Vocabulary

extension SQLCommentStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(CommentError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.batch(
                Self.silencing(conversationsOf: member, at: now) + Self.uncounting(member)
                    + [Self.erasing(member), Self.relisting(member)])
            try Self.eraseReasons(of: member, writer)
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    /// Erases all that was said in the member's conversations, closes them, and removes them.
    private static func silencing(conversationsOf member: MemberID, at now: Timestamp) -> [SQL] {
        let own: SQL = """
            (SELECT 'con_' || id FROM conversations
            WHERE first_member = \(member) OR second_member = \(member))
            """
        return [
            """
            UPDATE comments SET body = '', state = 'removed', moderation_reason = NULL, moderated_at = NULL,
            moderated_by = NULL, replies = 0, listed = 0, version = version + 1
            WHERE subject IN \(sql: own)
            """,
            "UPDATE comment_threads SET comments = 0, closed_at = \(now) WHERE subject IN \(sql: own)",
            "DELETE FROM conversations WHERE first_member = \(member) OR second_member = \(member)",
        ]
    }

    /// Takes what the member shows out of all counts.
    private static func uncounting(_ member: MemberID) -> [SQL] {
        [
            """
            UPDATE comment_threads SET comments = comments - (
                SELECT count(*) FROM comments AS one WHERE one.subject = comment_threads.subject
                AND one.author = \(member) AND one.state = 'shown')
            WHERE subject IN (
                SELECT subject FROM comments WHERE author = \(member) AND state = 'shown')
            """,
            """
            UPDATE comments SET replies = replies - (
                SELECT count(*) FROM comments AS one
                WHERE one.parent = comments.id AND one.parent <> '' AND one.author = \(member)
                AND one.state = 'shown')
            WHERE id IN (
                SELECT one.parent FROM comments AS one WHERE one.author = \(member) AND one.state = 'shown')
            """,
        ]
    }

    private static func erasing(_ member: MemberID) -> SQL {
        """
        UPDATE comments SET body = '', state = 'removed', moderation_reason = NULL, moderated_at = NULL,
        moderated_by = NULL, version = version + 1
        WHERE author = \(member)
        AND NOT (state = 'removed' AND body = '' AND moderated_by IS NULL)
        """
    }

    /// Lists what still has replies of what the member has said, and of what they have replied to.
    private static func relisting(_ member: MemberID) -> SQL {
        """
        UPDATE comments SET listed = CASE WHEN state = 'shown' OR replies > 0 THEN 1 ELSE 0 END
        WHERE author = \(member)
        OR id IN (SELECT one.parent FROM comments AS one WHERE one.author = \(member))
        """
    }

    /// The reasons that are by a member who withdraws; those about them go with their comments.
    private static func eraseReasons(
        of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try CommentsTables.outbox.eraseReasons(of: member, writer)
        // A new version, so that nobody writes back what they had read.
        try writer.run(
            """
            UPDATE comments SET moderation_reason = '', version = version + 1
            WHERE moderated_by = \(member)
            """)
    }
}
