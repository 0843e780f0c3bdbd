import Database
public import Feed
public import Vocabulary

extension SQLFeedStore {
    public func follow(_ follow: Follow, telling notice: Notice) async throws(FeedError) -> Bool {
        try await decide { writer throws(DatabaseError) -> Result<Bool, FeedError> in
            let (follower, followee) = (follow.follower, follow.followee)
            try Self.closedMembers.requireOpen(follower, writer)
            // A follow of a member who has just withdrawn would stay for good.
            if try Self.closedMembers.contains(followee, writer) { return .failure(.memberNotFound) }
            let isKnown = try writer.exists(
                "SELECT 1 FROM feed_follows WHERE follower = \(follower) AND followee = \(followee)")
            if isKnown { return .success(false) }
            guard try Self.count(followedBy: follower, writer) < Follow.most else {
                return .failure(.tooManyFollows)
            }
            try writer.batch([
                """
                INSERT INTO feed_follows (follower, followee, since)
                VALUES (\(follower), \(followee), \(follow.since))
                """,
                FeedTables.outbox.insertion(OutboxMessage(notice)),
            ])
            return .success(true)
        }
    }

    private static func count(
        followedBy member: MemberID, _ reader: any SQLReader
    ) throws(DatabaseError) -> Int {
        try reader.first("SELECT count(*) FROM feed_follows WHERE follower = \(member)") {
            row throws(DatabaseError) in try row.count(0)
        } ?? 0
    }

    public func unfollow(_ followee: MemberID, by follower: MemberID) async throws(FeedError) {
        try await write { writer throws(DatabaseError) in
            try writer.run(
                "DELETE FROM feed_follows WHERE follower = \(follower) AND followee = \(followee)")
        }
    }

    public func follows(
        _ side: FollowSide, of member: MemberID, without hidden: Set<MemberID>, _ page: PageRequest
    ) async throws(FeedError) -> Page<Follow> {
        let list = Self.list(side, of: member, without: hidden)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: "follower, followee, since", reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                Follow(by: try row.id(), of: try row.id(), since: try row.timestamp())
            }
        }
    }

    /// The follows on one side of a member's; the other member's identifier breaks ties.
    static func list(
        _ side: FollowSide, of member: MemberID, without hidden: Set<MemberID>
    ) -> KeysetList {
        KeysetList(
            scope: FeedScope.follows(side, member), source: "feed_follows",
            conditions: ["\(sql: side.column) = \(member)"] + leavingOut(hidden, side.otherColumn),
            key: "since", id: side.otherColumn, isIndexed: true)
    }

    public func followCounts(
        _ side: FollowSide, of members: Set<MemberID>, without hidden: Set<MemberID>
    ) async throws(FeedError) -> [MemberID: Int] {
        try await counts(of: members) { Self.counting(side, of: $0, without: hidden) }
    }

    static func counting(
        _ side: FollowSide, of members: [MemberID], without hidden: Set<MemberID>
    ) -> SQL {
        let conditions: [SQL] =
            ["\(sql: side.column) IN \(list: members)"] + leavingOut(hidden, side.otherColumn)
        return """
            SELECT \(sql: side.column), count(*) FROM feed_follows
            WHERE \(sql: .joined(conditions, separator: " AND ")) GROUP BY \(sql: side.column)
            """
    }

    public func followed(
        by member: MemberID, among others: Set<MemberID>?
    ) async throws(FeedError) -> Set<MemberID> {
        if let others, others.isEmpty { return [] }
        let own: SQL = "SELECT followee FROM feed_follows WHERE follower = \(member)"
        let queries =
            others?.sorted().partsOfFewSizes.map { part -> SQL in
                "\(sql: own) AND followee IN \(list: part)"
            } ?? [own]
        return try await read { reader throws(DatabaseError) in
            var found: Set<MemberID> = []
            for query in queries {
                try reader.rows(of: query) { row throws(DatabaseError) in found.insert(try row.id(0)) }
            }
            return found
        }
    }
}

extension FollowSide {
    /// The column of the member that the follows belong to.
    fileprivate var column: SQL { self == .followers ? "followee" : "follower" }

    /// The column of the members that the list shows.
    fileprivate var otherColumn: SQL { self == .followers ? "follower" : "followee" }
}
