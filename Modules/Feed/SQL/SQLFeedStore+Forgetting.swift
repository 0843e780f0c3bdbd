import Database
public import Feed
public import Vocabulary

extension SQLFeedStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(FeedError) {
        let limit = portion
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run("DELETE FROM feed_uncounted WHERE member = \(member)")
            try FeedTables.outbox.eraseReasons(of: member, writer)
            try Self.idempotencyRecords.forget(member, writer)
        }
        try await repeating { writer throws(DatabaseError) in
            try Self.removePosts(of: member, limit: limit, at: now, writer)
        }
        try await walking { end, writer throws(DatabaseError) in
            try Self.erasePosts(of: member, behind: end, limit: limit, at: now, writer)
        }
        try await walking { end, writer throws(DatabaseError) in
            try Self.removeLikes(ofPostsBy: member, from: end, limit: limit, at: now, writer)
        }
        try await repeating { writer throws(DatabaseError) in
            try Self.removeLikes(of: member, limit: limit, at: now, writer)
        }
        try await repeating { writer throws(DatabaseError) in
            try Self.eraseReasons(by: member, limit: limit, writer)
        }
        for condition in ["follower = \(member)", "followee = \(member)"] as [SQL] {
            try await repeating { writer throws(DatabaseError) in
                try writer.run(Self.unfollow(condition, limit: limit)) == limit
            }
        }
    }

    /// Erases a portion of the member's reasons as a moderator; answers whether some may be left.
    private static func eraseReasons(
        by member: MemberID, limit: Int, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        let ids = try writer.query(
            "SELECT id FROM feed_posts WHERE moderated_by = \(member) LIMIT \(limit)"
        ) { row throws(DatabaseError) -> FeedPostID in try row.id(0) }
        // The new version makes a concurrent edit fail that would write the reason back.
        try writer.batch(
            ids.sorted().partsOfFewSizes.map { part in
                """
                UPDATE feed_posts SET moderation_reason = '', moderated_by = NULL, version = version + 1
                WHERE id IN \(list: part)
                """
            })
        return ids.count == limit
    }

    private static func unfollow(_ condition: SQL, limit: Int) -> SQL {
        """
        DELETE FROM feed_follows WHERE (follower, followee) IN (
            SELECT follower, followee FROM feed_follows WHERE \(sql: condition) LIMIT \(limit))
        """
    }
}

/// The posts of a member who has withdrawn. Their likes go afterwards: removed posts get no new ones.
extension SQLFeedStore {
    /// Removes and erases a portion of the member's posts that are there; answers whether some may be left.
    private static func removePosts(
        of member: MemberID, limit: Int, at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        let present = FeedPostState.allCases.filter { $0 != .removed }.map(\.rawValue)
        let ids = try writer.query(
            """
            SELECT id FROM feed_posts WHERE author = \(member) AND state IN \(list: present)
            LIMIT \(limit)
            """
        ) { row throws(DatabaseError) -> FeedPostID in try row.id(0) }
        try erase(ids, at: now, writer)
        let messages = ids.sorted().map { OutboxMessage(closing: AnyIdentifier($0), at: now) }
        try writer.batch(FeedTables.outbox.insertions(messages))
        return ids.count == limit
    }

    /// Erases a portion of the member's posts that were removed before; answers where it ended.
    private static func erasePosts(
        of member: MemberID, behind end: PortionEnd?, limit: Int, at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) -> PortionEnd? {
        let rest: SQL = end.map { "AND (created_at, id) > (\($0.moment), \($0.id))" } ?? ""
        let posts = try writer.query(
            """
            SELECT id, created_at, CASE WHEN photos = '' THEN 1 ELSE 0 END FROM feed_posts
            WHERE author = \(member) AND state = \(FeedPostState.removed.rawValue) \(sql: rest)
            ORDER BY created_at, id LIMIT \(limit)
            """
        ) { row throws(DatabaseError) -> (id: FeedPostID, end: PortionEnd, isErased: Bool) in
            var row = RowReader(row)
            let (id, moment): (FeedPostID, Timestamp) = (try row.id(), try row.timestamp())
            return (id, PortionEnd(moment: moment, id: id.raw), try row.bool())
        }
        try erase(posts.filter { !$0.isErased }.map(\.id), at: now, writer)
        return posts.count == limit ? posts.last?.end : nil
    }

    /// Erases posts with their history and hashtags, but for their likes.
    private static func erase(
        _ ids: [FeedPostID], at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        var (tags, statements): (Set<String>, [SQL]) = ([], [])
        for part in ids.sorted().partsOfFewSizes {
            tags.formUnion(try trending(in: part, writer))
            statements += [
                """
                UPDATE feed_posts SET body = '', photos = '', worn = NULL, worn_seller = NULL,
                detached = NULL, state = \(FeedPostState.removed.rawValue), moderated_at = NULL,
                moderation_reason = NULL, moderated_by = NULL, version = version + 1
                WHERE id IN \(list: part)
                """,
                "DELETE FROM feed_revisions WHERE post IN \(list: part)",
                "DELETE FROM feed_hashtags WHERE post IN \(list: part)",
            ]
        }
        try writer.batch(statements)
        try recount(Array(tags), at: now, writer)
    }

    /// Removes a portion of the likes of the member's posts; answers with which post it ended, since more of
    /// that post may be left.
    private static func removeLikes(
        ofPostsBy member: MemberID, from end: PortionEnd?, limit: Int, at now: Timestamp,
        _ writer: any SQLWriter
    ) throws(DatabaseError) -> PortionEnd? {
        let rest: SQL =
            end.map { "AND (feed_posts.created_at, feed_posts.id) >= (\($0.moment), \($0.id))" } ?? ""
        let likes = try writer.query(
            """
            SELECT \(sql: LikedFeedPost.columns), feed_likes.member, feed_likes.counted
            FROM feed_posts JOIN feed_likes ON feed_likes.post = feed_posts.id
            WHERE feed_posts.author = \(member)
            AND feed_posts.state = \(FeedPostState.removed.rawValue) \(sql: rest)
            ORDER BY feed_posts.created_at, feed_posts.id LIMIT \(limit)
            """, ReceivedLike.init)
        try writer.batch(removing(likes, at: now))
        return likes.count == limit ? likes.last?.post.end : nil
    }

    private static func removing(_ likes: [ReceivedLike], at now: Timestamp) -> [SQL] {
        let posts = Dictionary(grouping: likes) { $0.post.id }.sorted { $0.key < $1.key }
        let updates = posts.compactMap { _, likes -> SQL? in
            let counted = likes.count { $0.isCounted }
            return counted == 0 ? nil : likes[0].post.counting(-counted, at: now).update
        }
        let deletions = posts.flatMap { id, likes in
            likes.map(\.member).partsOfFewSizes.map { part -> SQL in
                "DELETE FROM feed_likes WHERE post = \(id) AND member IN \(list: part)"
            }
        }
        return updates + deletions
    }
}

/// A like of a post of the member's.
private struct ReceivedLike {
    let post: LikedFeedPost
    let member: MemberID
    let isCounted: Bool

    init(_ row: any SQLRow) throws(DatabaseError) {
        var row = RowReader(row)
        (post, member, isCounted) = (try LikedFeedPost(&row), try row.id(), try row.bool())
    }
}
