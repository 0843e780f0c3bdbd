import Database
import Feed
import Vocabulary

/// The posts of the followed authors, the newest first, without reading all posts of all of them.
///
/// The newest `n` posts are by those `n` authors whose own newest posts are the newest: before any other
/// author's newest post come the newest posts of these `n`. So a page reads one place in an index for each
/// followed author, at most `n` places for each of `n` authors, and the rows that it shows.
extension SQLFeedStore {
    func following(
        _ list: KeysetList, _ page: PageRequest, _ reader: MemberID, without hidden: Set<MemberID>
    ) async throws(FeedError) -> Page<FeedEntry> {
        try await cut(list, page, viewer: reader) { columns, reading throws(DatabaseError) in
            let query = Self.latest(of: reader, behind: page, without: hidden)
            let latest = try reading.query(query, LatestPost.init)
            return latest.isEmpty ? nil : Self.merging(Self.parts(latest, page), behind: page, columns)
        }
    }

    /// The newest post behind the page's start of each followed author; of these the newest.
    ///
    /// The inner limit, which no member reaches, keeps both engines from joining the posts: PostgreSQL would
    /// read all of them.
    static func latest(of reader: MemberID, behind page: PageRequest, without hidden: Set<MemberID>) -> SQL {
        let conditions: [SQL] =
            ["feed_follows.follower = \(reader)"] + leavingOut(hidden, "feed_follows.followee")
        return """
            SELECT author, created_at, id FROM (
                SELECT feed_follows.followee AS author, \(sql: newest("one.created_at", page)) AS created_at,
                \(sql: newest("one.id", page)) AS id
                FROM feed_follows WHERE \(sql: .joined(conditions, separator: " AND ")) LIMIT \(Follow.most)
            ) AS latest
            WHERE created_at IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT \(page.limit + 1)
            """
    }

    private static func newest(_ column: SQL, _ page: PageRequest) -> SQL {
        """
        (SELECT \(sql: column) FROM feed_posts AS one
        WHERE one.author = feed_follows.followee AND one.state = \(FeedPostState.shown.rawValue)
        \(sql: behind(page)) ORDER BY one.created_at DESC, one.id DESC LIMIT 1)
        """
    }

    /// The shown posts of these authors that can be on the page: none that is older than the last of as many
    /// newest posts as the page needs.
    static func parts(_ latest: [LatestPost], _ page: PageRequest) -> [SQL] {
        let oldest = latest.count > page.limit ? latest.last : nil
        let end: SQL = oldest.map { " AND (one.created_at, one.id) >= (\($0.createdAt), \($0.id))" } ?? ""
        let shown = FeedPostState.shown.rawValue
        return latest.map { "one.author = \($0.author) AND one.state = \(shown)\(sql: end)" }
    }
}

/// Lists that a page merges of several parts, each in the order of an index.
extension SQLFeedStore {
    /// The newest posts of all parts, with their keys. Each part is a condition that one author and one state
    /// meet; of each the statement reads at most as many rows as the page needs.
    static func merging(_ parts: [SQL], behind page: PageRequest, _ columns: SQL) -> SQL {
        let limit = page.limit + 1
        let selections = parts.map { part -> SQL in
            """
            SELECT * FROM (
                SELECT one.created_at, one.id FROM feed_posts AS one
                WHERE \(sql: part) \(sql: behind(page))
                ORDER BY one.created_at DESC, one.id DESC LIMIT \(limit)) AS part
            """
        }
        return """
            SELECT feed_posts.created_at, feed_posts.id, \(sql: columns) FROM (
                SELECT id FROM (\(sql: .joined(selections, separator: " UNION ALL "))) AS merged
                ORDER BY created_at DESC, id DESC LIMIT \(limit)
            ) AS chosen JOIN feed_posts ON feed_posts.id = chosen.id
            ORDER BY feed_posts.created_at DESC, feed_posts.id DESC
            """
    }

    private static func behind(_ page: PageRequest) -> SQL {
        guard case .after(let cursor) = page.start else { return "" }
        return "AND (one.created_at, one.id) < (\(cursor.key), \(cursor.id))"
    }
}

/// The newest post of an author behind the start of a page.
struct LatestPost {
    let author: MemberID
    let createdAt: Timestamp
    let id: FeedPostID

    init(_ row: any SQLRow) throws(DatabaseError) {
        var row = RowReader(row)
        (author, createdAt, id) = (try row.id(), try row.timestamp(), try row.id())
    }
}
