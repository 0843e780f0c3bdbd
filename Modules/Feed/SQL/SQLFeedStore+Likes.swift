import Database
public import Feed
public import Vocabulary

extension SQLFeedStore {
    public func setLike(_ like: FeedLike, _ liked: Bool) async throws(FeedError) -> Int {
        try await decide { writer throws(DatabaseError) -> Result<Int, FeedError> in
            try Self.closedMembers.requireOpen(like.member, writer)
            guard let post = try Self.locked(like.post, onlyShown: liked, writer) else {
                return .failure(.notFound)
            }
            let change = liked ? try Self.add(like, writer) : try Self.remove(like, writer)
            guard change != 0 else { return .success(post.likes) }
            let next = post.counting(change, at: like.at)
            try writer.run(next.update)
            return .success(next.likes)
        }
    }

    /// The post, whose row is locked until the transaction ends; nil if there is none.
    private static func locked(
        _ id: FeedPostID, onlyShown: Bool, _ writer: any SQLWriter
    ) throws(DatabaseError) -> LikedFeedPost? {
        let shown: SQL = onlyShown ? "AND state = \(FeedPostState.shown.rawValue)" : ""
        return try writer.first(
            """
            UPDATE feed_posts SET version = version WHERE id = \(id) \(sql: shown)
            RETURNING \(sql: LikedFeedPost.columns)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try LikedFeedPost(&row)
        }
    }

    /// Adds a like, with its notice, unless it is there; answers how many likes more are counted.
    private static func add(_ like: FeedLike, _ writer: any SQLWriter) throws(DatabaseError) -> Int {
        let isCounted = try isCounting(like.member, writer)
        // No look-up first: a row not read cannot conflict with other serialisable transactions.
        let added = try writer.run(
            """
            INSERT INTO feed_likes (post, member, liked_at, counted)
            VALUES (\(like.post), \(like.member), \(like.at), \(isCounted)) ON CONFLICT DO NOTHING
            """)
        guard added == 1 else { return 0 }
        if let notice = like.notice { try FeedTables.outbox.append(OutboxMessage(notice), writer) }
        return isCounted ? 1 : 0
    }

    /// Removes a like if it is there; answers how many likes more are counted, -1 or 0.
    private static func remove(_ like: FeedLike, _ writer: any SQLWriter) throws(DatabaseError) -> Int {
        let isCounted = try writer.first(
            """
            DELETE FROM feed_likes WHERE post = \(like.post) AND member = \(like.member) RETURNING counted
            """
        ) { row throws(DatabaseError) in try row.bool(0) }
        return isCounted == true ? -1 : 0
    }
}

extension SQLFeedStore {
    public func countLikes(
        of member: MemberID, _ areCounted: Bool, at now: Timestamp
    ) async throws(FeedError) {
        let isOpen = try await write { writer throws(DatabaseError) in
            if try Self.closedMembers.contains(member, writer) { return false }
            try writer.run(areCounted ? Self.counting(member) : Self.uncounting(member, at: now))
            return true
        }
        guard isOpen else { return }
        try await walking { [portion] end, writer throws(DatabaseError) in
            try Self.count(likesOf: member, areCounted, behind: end, limit: portion, at: now, writer)
        }
    }

    private static func counting(_ member: MemberID) -> SQL {
        "DELETE FROM feed_uncounted WHERE member = \(member)"
    }

    private static func uncounting(_ member: MemberID, at now: Timestamp) -> SQL {
        "INSERT INTO feed_uncounted (member, since) VALUES (\(member), \(now)) ON CONFLICT DO NOTHING"
    }

    /// Counts a portion of the member's likes, or counts them no more; answers where it ended, nil at the end
    /// of the likes, or if the opposite was decided in the meantime.
    private static func count(
        likesOf member: MemberID, _ areCounted: Bool, behind end: PortionEnd?, limit: Int, at now: Timestamp,
        _ writer: any SQLWriter
    ) throws(DatabaseError) -> PortionEnd? {
        guard try isCounting(member, writer) == areCounted else { return nil }
        let likes = try writer.query(likes(of: member, behind: end, limit: limit), GivenLike.init)
        let changed = likes.filter { $0.isCounted != areCounted }.map(\.post).sorted { $0.id < $1.id }
        var statements = changed.map { $0.counting(areCounted ? 1 : -1, at: now).update }
        for part in changed.map(\.id).partsOfFewSizes {
            statements.append(
                """
                UPDATE feed_likes SET counted = \(areCounted)
                WHERE member = \(member) AND post IN \(list: part)
                """)
        }
        if !statements.isEmpty { try writer.batch(statements) }
        return likes.count == limit ? likes.last?.end : nil
    }

    private static func isCounting(
        _ member: MemberID, _ reader: any SQLReader
    ) throws(DatabaseError) -> Bool {
        try !reader.exists("SELECT 1 FROM feed_uncounted WHERE member = \(member)")
    }

    /// Takes back a portion of the member's likes; answers whether some may be left.
    static func removeLikes(
        of member: MemberID, limit: Int, at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        let likes = try writer.query(likes(of: member, behind: nil, limit: limit), GivenLike.init)
        let counted = likes.filter(\.isCounted).map(\.post).sorted { $0.id < $1.id }
        var statements = counted.map { $0.counting(-1, at: now).update }
        for part in likes.map(\.post.id).partsOfFewSizes {
            statements.append("DELETE FROM feed_likes WHERE member = \(member) AND post IN \(list: part)")
        }
        if !statements.isEmpty { try writer.batch(statements) }
        return likes.count == limit
    }

    /// A portion of the member's likes with their posts, the first given first.
    static func likes(of member: MemberID, behind end: PortionEnd?, limit: Int) -> SQL {
        let rest: SQL =
            end.map { "AND (feed_likes.liked_at, feed_likes.post) > (\($0.moment), \($0.id))" } ?? ""
        return """
            SELECT \(sql: LikedFeedPost.columns), feed_likes.counted, feed_likes.liked_at
            FROM feed_likes JOIN feed_posts ON feed_posts.id = feed_likes.post
            WHERE feed_likes.member = \(member) \(sql: rest)
            ORDER BY feed_likes.liked_at, feed_likes.post LIMIT \(limit)
            """
    }
}

/// A like with its post.
private struct GivenLike {
    let post: LikedFeedPost
    let isCounted: Bool
    let end: PortionEnd

    init(_ row: any SQLRow) throws(DatabaseError) {
        var row = RowReader(row)
        (post, isCounted) = (try LikedFeedPost(&row), try row.bool())
        end = PortionEnd(moment: try row.timestamp(), id: post.id.raw)
    }
}
