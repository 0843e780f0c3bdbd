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

    /// Erases all messages of the member's conversations, closes these and removes them.
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

    /// Subtracts the member's shown comments from all counts.
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

    /// Updates `listed` for the member's comments and for the parents of their replies.
    private static func relisting(_ member: MemberID) -> SQL {
        """
        UPDATE comments SET listed = CASE WHEN state = 'shown' OR replies > 0 THEN 1 ELSE 0 END
        WHERE author = \(member)
        OR id IN (SELECT one.parent FROM comments AS one WHERE one.author = \(member))
        """
    }

    /// Erases the reasons given by a withdrawn member; those about them go with their comments.
    private static func eraseReasons(
        of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try CommentsTables.outbox.eraseReasons(of: member, writer)
        // The new version makes a concurrent edit fail that would write the reason back.
        try writer.run(
            """
            UPDATE comments SET moderation_reason = '', version = version + 1
            WHERE moderated_by = \(member)
            """)
    }
}
