import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Testing
import Vocabulary

@testable import Feed
@testable import FeedSQL

/// A page of any list costs what it shows: an index holds its rows in their order.
@Suite struct FeedPlanTests {
    private static let raw = RawIdentifier(high: 1, low: 1)
    private static let member = MemberID(raw)
    private static let hidden: Set<MemberID> = [MemberID(RawIdentifier(high: 2, low: 2))]
    private static let now = Timestamp(microseconds: 1_767_225_600_000_000)

    /// A list, and how SQLite finds its rows and those behind a cursor.
    private static let lists: [(list: FeedList, search: String)] = [
        (.newest, "SEARCH feed_posts USING INDEX feed_posts_newest (state=?"),
        (.popular, "SEARCH feed_posts USING INDEX feed_posts_popular (state=?"),
        (.of(member), "SEARCH feed_posts USING INDEX feed_posts_author (author=? AND state=?"),
        (
            .wearing(AnyIdentifier(member)),
            "SEARCH feed_posts USING INDEX feed_posts_worn (worn=? AND state=?"
        ),
        (.liked, "SEARCH feed_likes USING COVERING INDEX feed_likes_latest (member=?"),
    ]

    @Test(arguments: [false, true])
    func theRowsOfEachListAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let hashtag = try #require(Hashtag("느티나무"))
        let index = "SEARCH feed_hashtags USING COVERING INDEX feed_hashtags_newest (tag=?"
        let page = try Self.page(isBehind)
        for (list, search) in Self.lists + [(.tagged(hashtag), index)] {
            let keyset = SQLFeedStore.keyset(
                list, page, for: Self.member, without: Self.hidden, at: Self.now)
            #expect(!keyset.isCostly(page))
            let columns = FeedPostRow.entryColumns(for: Self.member)
            try await Self.expect(keyset.selection(of: page, columns), [search], isSorted: true)
        }
    }

    @Test(arguments: [false, true])
    func followsAreReadInTheOrderOfAnIndex(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        for (side, index) in [
            (FollowSide.followers, "feed_follows_followers (followee=?"),
            (.following, "feed_follows_following (follower=?"),
        ] {
            let list = SQLFeedStore.list(side, of: Self.member, without: Self.hidden)
            try await Self.expect(list.selection(of: page, "since"), [index], isSorted: true)
        }
    }

    @Test("The newest post of each followed author is one place in an index", arguments: [false, true])
    func following(_ isBehind: Bool) async throws {
        let page = try Self.page(isBehind)
        let place = isBehind ? " AND (created_at,id)<(?,?))" : ")"
        let search = "SEARCH one USING COVERING INDEX feed_posts_author (author=? AND state=?"
        try await Self.expect(
            SQLFeedStore.latest(of: Self.member, behind: page, without: Self.hidden),
            ["SEARCH feed_follows USING COVERING INDEX", search + place])
        let parts = SQLFeedStore.parts(of: Self.member, in: [.shown, .hidden])
        let columns = FeedPostRow.entryColumns(for: Self.member)
        try await Self.expect(
            SQLFeedStore.merging(parts, behind: page, columns),
            [search + place, "SEARCH feed_posts USING INDEX sqlite_autoindex_feed_posts_1 (id=?)"])
    }

    @Test("Numbers and portions are read from indexes", arguments: [false, true])
    func others(_ isBehind: Bool) async throws {
        let end = isBehind ? PortionEnd(moment: Self.now, id: Self.raw) : nil
        let rest = isBehind ? " AND (liked_at,post)>(?,?))" : ")"
        try await Self.expect(
            SQLFeedStore.likes(of: Self.member, behind: end, limit: 5), ["(member=?" + rest], isSorted: true)
        try await Self.expect(
            SQLFeedStore.counting([Self.member]),
            ["SEARCH feed_posts USING COVERING INDEX feed_posts_author (author=? AND state=?)"])
        try await Self.expect(
            SQLFeedStore.mostUsed(at: Self.now),
            ["SEARCH feed_hashtags USING COVERING INDEX feed_hashtags_week (created_at>?)"])
        try await Self.expect(
            SQLFeedStore.counting(.followers, of: [Self.member], without: Self.hidden),
            ["USING COVERING INDEX feed_follows_followers (followee=?)"])
    }

    private static func page(_ isBehind: Bool) throws -> PageRequest {
        let walk = PopularWalk(at: now)
        return try PageRequest(isBehind ? .after(Cursor(scope: walk.scope, key: 7, id: raw)) : .first)
    }

    /// Checks that SQLite plans these searches; `isSorted` states that it sorts no rows.
    private static func expect(_ query: SQL, _ searches: [String], isSorted: Bool = false) async throws {
        try await TestDatabase.with(.sqliteFile, FeedMigrations.all) { database in
            let plan = try await database.read { reader throws(DatabaseError) in
                try reader.query("EXPLAIN QUERY PLAN \(sql: query)") { row throws(DatabaseError) in
                    try row.text(3)
                }
            }
            for search in searches { #expect(plan.contains { $0.contains(search) }, "\(plan)") }
            if isSorted { #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)") }
        }
    }
}
