public import Community
import Database
public import Vocabulary

extension SQLPostStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(PostError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try Self.erase(of: member, writer)
            try CommunityTables.outbox.eraseReasons(of: member, writer)
            // The new version makes a concurrent edit fail that would write the reason back.
            try writer.run(
                """
                UPDATE posts SET moderation_reason = '', moderated_by = NULL, version = version + 1
                WHERE moderated_by = \(member)
                """)
            try Self.idempotencyRecords.forget(member, writer)
        }
    }

    private static func erase(of member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) {
        let removed = PostState.removed.rawValue
        try writer.run(
            "DELETE FROM post_revisions WHERE post IN (SELECT id FROM posts WHERE author = \(member))")
        try writer.run(
            """
            UPDATE posts SET title = '', body = '', photos = '', search_text = '', state = \(removed),
            moderated_at = NULL, moderation_reason = NULL, moderated_by = NULL, version = version + 1
            WHERE author = \(member) AND NOT (state = \(removed) AND title = '')
            """)
    }
}
