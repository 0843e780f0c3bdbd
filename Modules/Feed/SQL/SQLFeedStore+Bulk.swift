import Database
public import Feed

/// Many rows at a time and without messages, for databases that are measured.
extension SQLFeedStore {
    /// Inserts new posts with their likes in one transaction; each post gets the number and the place that
    /// these likes give it. Sends no message about photos and likes. Throws `service(.internal)` if an
    /// identifier is taken, and inserts nothing then.
    public func insert(_ posts: [FeedPost], likes: [FeedLike]) async throws(FeedError) {
        let numbers = likes.reduce(into: [:]) { $0[$1.post, default: 0] += 1 }
        let statements = posts.flatMap { Self.insertions($0, likes: numbers[$0.id] ?? 0) }
        let rows = likes.map { [$0.post.sqlValue, $0.member.sqlValue, $0.at.sqlValue, true.sqlValue] }
        try await insert(rows, into: "feed_likes (post, member, liked_at, counted)", behind: statements)
    }

    /// Inserts new follows in one transaction, without notices. Throws `service(.internal)` if one is there
    /// already, and inserts nothing then.
    public func insert(_ follows: [Follow]) async throws(FeedError) {
        let rows = follows.map { [$0.follower.sqlValue, $0.followee.sqlValue, $0.since.sqlValue] }
        try await insert(rows, into: "feed_follows (follower, followee, since)")
    }

    /// Inserts rows behind other statements, some hundreds with each statement.
    private func insert(
        _ rows: [[SQLValue]], into columns: SQL, behind statements: [SQL] = []
    ) async throws(FeedError) {
        let parts = stride(from: 0, to: rows.count, by: Self.rowsInStatement).map { start -> SQL in
            let part = Array(rows[start..<min(start + Self.rowsInStatement, rows.count)])
            return "INSERT INTO \(sql: columns) VALUES \(sql: .rows(part))"
        }
        try await write { writer throws(DatabaseError) in try writer.batch(statements + parts) }
    }

    private static let rowsInStatement = 250
}
