import Database
import DatabaseTestKit
import DatabaseTestSupport
import Feed
import Testing
import Vocabulary

@testable import FeedSQL

/// The feed in a database, as in memory, whatever is done to it in turn.
@Suite struct FeedModelTests {
    @Test(arguments: TestPlace.present)
    func theSameIsKeptAsInMemory(place: TestPlace) async throws {
        for seed in 1...3 {
            try await TestDatabase.with(place, FeedMigrations.all) { database in
                var (script, walk) = (FeedScript(seed: UInt64(seed)), PopularScroll())
                let (model, store) = (InMemoryFeedStore(), SQLFeedStore(database, portion: 3))
                for number in 1...160 {
                    let step = script.next()
                    let (found, expected) = (await step.result(in: store), await step.result(in: model))
                    #expect(found == expected, "step \(number) of \(seed): \(step)")
                    try await walk.goOn(in: store, model, at: script.moment)
                    guard number.isMultiple(of: 8) else { continue }
                    let state = try await FeedState(of: store, script)
                    let differences = state.differences(from: try await FeedState(of: model, script))
                    #expect(differences == [], "after step \(number) of \(seed): \(step)")
                }
                #expect(try await FeedChecks.faults(in: database) == [], "after \(seed)")
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func whatIsWrongIsFound(place: TestPlace) async throws {
        for (number, damage) in Self.damages.enumerated() {
            try await TestDatabase.with(place, FeedMigrations.all) { database in
                var script = FeedScript(seed: 5, isSevere: false)
                for _ in 0..<60 { _ = await script.next().result(in: SQLFeedStore(database)) }
                try await SQLFeedStore(database).forget(script.members[0], at: script.moment)
                #expect(try await FeedChecks.faults(in: database) == [])
                try await database.write { writer throws(DatabaseError) in try writer.run(damage) }
                let faults = try await FeedChecks.faults(in: database)
                #expect(!faults.isEmpty, "find damage \(number) by a check: \(damage.text)")
            }
        }
    }

    private static let damages: [SQL] = [
        "UPDATE feed_posts SET likes = likes + 1", "UPDATE feed_posts SET place = place + 1",
        "DELETE FROM feed_hashtags", "UPDATE feed_hashtags SET created_at = created_at + 1",
        "UPDATE feed_posts SET worn = 'lst_00000000000000000000000000' WHERE worn IS NULL",
        "UPDATE feed_likes SET counted = 0", "UPDATE feed_posts SET state = 'unknown'",
        "INSERT INTO feed_follows (follower, followee, since) VALUES ('same', 'same', 0)",
        "INSERT INTO feed_likes (post, member, liked_at, counted) VALUES ('none', 'one', 0, 1)",
        "INSERT INTO feed_revisions (post, version, body, replaced_at) VALUES ('none', 1, '', 0)",
        """
        INSERT INTO feed_hashtags (post, tag, spelling, author, created_at)
        VALUES ('none', '길', '길', 'one', 0)
        """,
        """
        INSERT INTO feed_closed_members (member, closed_at)
        SELECT DISTINCT author, 0 FROM feed_posts WHERE state = 'shown'
        """,
    ]
}

/// A walk through the popular posts while they move, begun anew where it has ended.
private struct PopularScroll {
    private var cursor: Cursor?
    private var seen: Set<FeedPostID> = []
    private var last = Timestamp(microseconds: 0)

    /// Reads a page of both stores: the same posts, none of which the walk has seen.
    mutating func goOn(in store: any FeedStore, _ model: any FeedStore, at now: Timestamp) async throws {
        let isOver = cursor.map { PopularWalk(scope: $0.scope, at: now) == nil } ?? true
        // Where the clock was set back, a walk may see a post again.
        if isOver || now < last { (cursor, seen) = (nil, []) }
        last = now
        let request = try PageRequest(cursor.map { .after($0) } ?? .first, limit: 2)
        let found = try await store.page(.popular, request, for: nil, without: [], at: now)
        let expected = try await model.page(.popular, request, for: nil, without: [], at: now)
        #expect(found == expected)
        let ids = found.items.map(\.post.id)
        #expect(seen.isDisjoint(with: ids), "show no post twice in a walk")
        (cursor, seen) = (found.next, seen.union(ids))
    }
}

extension FeedChecks {
    /// What the checks find.
    static func faults(in database: any SQLDatabase) async throws -> [String] {
        var found: [String] = []
        for check in all { found += try await check.offenders(in: database, limit: 9) }
        return found
    }
}
