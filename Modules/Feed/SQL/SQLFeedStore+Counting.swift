import Database
public import Feed
public import Vocabulary

extension SQLFeedStore {
    public func postCounts(of authors: Set<MemberID>) async throws(FeedError) -> [MemberID: Int] {
        try await counts(of: authors, by: Self.counting)
    }

    /// The number of shown posts of each author, from the index by author and state alone.
    static func counting(_ authors: [MemberID]) -> SQL {
        """
        SELECT author, count(*) FROM feed_posts
        WHERE author IN \(list: authors) AND state = \(FeedPostState.shown.rawValue) GROUP BY author
        """
    }

    /// The numbers of these members by a query that answers a member and a number in each row.
    func counts(
        of members: Set<MemberID>, by query: @escaping @Sendable ([MemberID]) -> SQL
    ) async throws(FeedError) -> [MemberID: Int] {
        if members.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var counts: [MemberID: Int] = [:]
            for part in members.sorted().partsOfFewSizes {
                try reader.rows(of: query(part)) { row throws(DatabaseError) in
                    let member: MemberID = try row.id(0)
                    counts[member] = try row.count(1)
                }
            }
            return counts
        }
    }
}
