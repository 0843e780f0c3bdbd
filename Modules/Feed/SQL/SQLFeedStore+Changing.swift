import Database
public import Feed
public import Vocabulary

extension SQLFeedStore {
    public func replace(_ change: FeedPostChange) async throws(FeedError) -> Bool {
        let (row, statements) = (FeedPostRow.assignments(change.new), Self.following(change))
        return try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(change.actor, writer)
            let changed = try writer.run(
                """
                UPDATE feed_posts SET \(sql: row.update)
                WHERE id = \(change.new.id) AND version = \(change.old.version)
                """)
            guard changed == 1 else { return false }
            try writer.batch(statements)
            try Self.recount(change.movedHashtags.map(\.folded), at: change.changedAt, writer)
            return true
        }
    }

    /// The rows written besides the post itself.
    private static func following(_ change: FeedPostChange) -> [SQL] {
        let id = change.new.id
        var statements: [SQL] = []
        if change.isModeration {
            statements.append("UPDATE feed_posts SET moderated_by = \(change.moderator) WHERE id = \(id)")
        }
        if let revision = change.revision { statements += keeping(revision, of: id) }
        if change.endsHistory { statements.append("DELETE FROM feed_revisions WHERE post = \(id)") }
        if !change.movedHashtags.isEmpty { statements += relisting(change.new) }
        return statements + FeedTables.outbox.insertions(change.messages)
    }

    private static func keeping(_ revision: FeedPostRevision, of id: FeedPostID) -> [SQL] {
        [
            """
            INSERT INTO feed_revisions (post, version, body, replaced_at)
            VALUES (\(id), \(revision.version), \(revision.text), \(revision.replacedAt))
            """,
            """
            DELETE FROM feed_revisions WHERE post = \(id) AND version <= (
                SELECT version FROM feed_revisions WHERE post = \(id)
                ORDER BY version DESC LIMIT 1 OFFSET \(FeedPostRevision.most))
            """,
        ]
    }

    public func history(of id: FeedPostID) async throws(FeedError) -> [FeedPostRevision] {
        try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT body, version, replaced_at FROM feed_revisions WHERE post = \(id)
                ORDER BY version DESC
                """
            ) { row throws(DatabaseError) in
                var row = RowReader(row)
                return FeedPostRevision(
                    text: try row.text(), version: try row.version(), replacedAt: try row.timestamp())
            }
        }
    }
}
