import Database
public import Feed
public import Vocabulary

extension SQLFeedStore {
    public func hashtags() async throws(FeedError) -> [HashtagCount] {
        let rows = try await read { reader throws(DatabaseError) in try Self.trends(reader) }
        var counts: [HashtagCount] = []
        for row in rows {
            guard let hashtag = Hashtag(row.spelling) else {
                throw .service(DatabaseError.corrupt("a hashtag of the week").service)
            }
            counts.append(HashtagCount(hashtag, authors: row.authors))
        }
        return counts
    }

    public func countHashtags(at now: Timestamp) async throws(FeedError) {
        // Counting reads all hashtags of the week. It keeps no writer waiting; the few that it finds are
        // counted again where they are written, since posts may have been hidden in the meantime.
        let (found, known) = try await read(by: database.longRunning) { reader throws(DatabaseError) in
            (try reader.query(Self.mostUsed(at: now), Self.trend), try Self.trends(reader))
        }
        if found == known { return }
        try await write { writer throws(DatabaseError) in
            try writer.run("DELETE FROM feed_trends")
            try Self.insert(found.map(\.tag), at: now, writer)
        }
    }

    /// The statements that insert the hashtags of a post that no row has yet.
    static func listing(_ post: FeedPost) -> [SQL] {
        let rows = post.listedHashtags.map { hashtag in
            [
                post.id.sqlValue, hashtag.folded.sqlValue, hashtag.spelling.sqlValue, post.author.sqlValue,
                post.createdAt.sqlValue,
            ]
        }
        if rows.isEmpty { return [] }
        return [
            "INSERT INTO feed_hashtags (post, tag, spelling, author, created_at) VALUES \(sql: .rows(rows))"
        ]
    }

    /// The statements that replace the hashtags of a post.
    static func relisting(_ post: FeedPost) -> [SQL] {
        ["DELETE FROM feed_hashtags WHERE post = \(post.id)"] + listing(post)
    }

    /// The hashtags of the week that these posts have.
    static func trending(
        in posts: [FeedPostID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [String] {
        try reader.query(
            """
            SELECT tag FROM feed_trends
            WHERE tag IN (SELECT tag FROM feed_hashtags WHERE post IN \(list: posts))
            """
        ) { row throws(DatabaseError) in try row.text(0) }
    }

    /// Counts those of these hashtags anew that are hashtags of the week. One that is not waits for the next
    /// count of all.
    static func recount(
        _ tags: [String], at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        if tags.isEmpty { return }
        let known = try writer.query("SELECT tag FROM feed_trends WHERE tag IN \(list: tags.sorted())") {
            row throws(DatabaseError) in try row.text(0)
        }
        if known.isEmpty { return }
        try writer.run("DELETE FROM feed_trends WHERE tag IN \(list: known)")
        try insert(known, at: now, writer)
    }
}

extension SQLFeedStore {
    private struct Trend: Hashable, Sendable {
        let tag: String
        let spelling: String
        let authors: Int
    }

    private static func trends(_ reader: any SQLReader) throws(DatabaseError) -> [Trend] {
        try reader.query("SELECT tag, spelling, authors FROM feed_trends ORDER BY authors DESC, tag", trend)
    }

    private static func trend(_ row: any SQLRow) throws(DatabaseError) -> Trend {
        var row = RowReader(row)
        return Trend(tag: try row.text(), spelling: try row.text(), authors: try row.count())
    }

    /// Counts these hashtags and inserts those with enough authors.
    private static func insert(
        _ tags: [String], at now: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        if tags.isEmpty { return }
        try writer.run(
            """
            INSERT INTO feed_trends (tag, spelling, authors)
            \(sql: counting("tag IN \(list: tags)", at: now))
            """)
    }

    static func mostUsed(at now: Timestamp) -> SQL {
        """
        \(sql: counting("1 = 1", at: now)) ORDER BY authors DESC, tag LIMIT \(HashtagCount.most)
        """
    }

    /// The hashtags with enough authors in the week that ends now, each in the spelling of its first post.
    /// Joining nothing to the hashtag keeps SQLite, which has no row statistics, from reading the hashtags of
    /// all times in their order.
    private static func counting(_ condition: SQL, at now: Timestamp) -> SQL {
        let start = now.advanced(by: .zero - HashtagCount.week)
        return """
            SELECT used.tag AS tag, (
                SELECT first.spelling FROM feed_hashtags AS first
                WHERE first.tag = used.tag AND first.created_at > \(start)
                ORDER BY first.created_at, first.post LIMIT 1
            ) AS spelling, count(*) AS authors
            FROM (
                SELECT DISTINCT tag || '' AS tag, author FROM feed_hashtags
                WHERE created_at > \(start) AND \(sql: condition)
            ) AS used
            GROUP BY used.tag HAVING count(*) >= \(HashtagCount.fewestAuthors)
            """
    }
}
