public import Community
import Database
public import Vocabulary

extension SQLPostStore {
    public func shownCounts(of authors: Set<MemberID>) async throws(PostError) -> [MemberID: Int] {
        if authors.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var counts: [MemberID: Int] = [:]
            for part in authors.sorted().partsOfFewSizes {
                try reader.rows(of: Self.counting(part)) { row throws(DatabaseError) in
                    let author: MemberID = try row.id(0)
                    counts[author] = try row.count(1)
                }
            }
            return counts
        }
    }

    /// The number of shown posts of each author, from the index by author and state alone.
    static func counting(_ authors: [MemberID]) -> SQL {
        """
        SELECT author, count(*) FROM posts
        WHERE author IN \(list: authors) AND state = \(PostState.shown.rawValue) GROUP BY author
        """
    }
}
