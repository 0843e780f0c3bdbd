import Database
import DatabaseTestKit
import DatabaseTestSupport
import Feed
import Synchronization
import Testing
import Vocabulary

@testable import FeedSQL

/// Changes of many rows run in portions: small ones give the same as one, and an interrupted change is
/// finished by the next call.
@Suite struct FeedPortionTests {
    /// A member who has posts, likes, follows and followers in the script, and the moderator.
    private static let calls: [@Sendable (FeedScript) -> FeedScript.Step] = [
        { $0.forget($0.members[1]) }, { $0.forget($0.moderator) },
        { $0.countLikes(of: $0.members[1], false) },
    ]

    @Test(arguments: TestPlace.present)
    func portionsOfAnySizeGiveTheSame(place: TestPlace) async throws {
        for call in Self.calls {
            for portion in [1, 2, 5] {
                try await TestDatabase.with(place, FeedMigrations.all) { database in
                    let store = SQLFeedStore(database, portion: portion)
                    try await Self.expectAsInMemory(after: [call], in: store, database)
                }
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func theNextCallFinishesAnInterruptedOne(place: TestPlace) async throws {
        for call in Self.calls {
            for writes in [1, 2, 4, 9] {
                try await TestDatabase.with(place, FeedMigrations.all) { database in
                    let store = SQLFeedStore(database, portion: 2)
                    try await Self.expectAsInMemory(after: [call], in: store, database) { script in
                        let stopping = StoppingDatabase(database, after: writes)
                        _ = await call(script).result(in: SQLFeedStore(stopping, portion: 2))
                    }
                }
            }
        }
    }

    @Test(arguments: TestPlace.present)
    func likesCountAgainAfterAnInterruptedSuspension(place: TestPlace) async throws {
        let (suspension, end) = (
            Self.calls[2],
            { @Sendable (script: FeedScript) in
                script.countLikes(of: script.members[1], true)
            }
        )
        for writes in 1...4 {
            try await TestDatabase.with(place, FeedMigrations.all) { database in
                let store = SQLFeedStore(database, portion: 2)
                try await Self.expectAsInMemory(after: [end], in: store, database) { script in
                    let stopping = StoppingDatabase(database, after: writes)
                    _ = await suspension(script).result(in: SQLFeedStore(stopping, portion: 2))
                }
            }
        }
    }

    /// Checks that the store has the same as the model after these calls; `interruption` happens to the store
    /// alone, before them.
    private static func expectAsInMemory(
        after calls: [@Sendable (FeedScript) -> FeedScript.Step], in store: SQLFeedStore,
        _ database: TestDatabase, _ interruption: (FeedScript) async throws -> Void = { _ in }
    ) async throws {
        var script = FeedScript(seed: 11, isSevere: false)
        let model = InMemoryFeedStore()
        for _ in 0..<90 {
            let step = script.next()
            let (found, expected) = (await step.result(in: store), await step.result(in: model))
            #expect(found == expected, "\(step)")
        }
        script.pass(.seconds(60))
        try await interruption(script)
        for call in calls {
            let step = call(script)
            let (found, expected) = (await step.result(in: store), await step.result(in: model))
            #expect(found == expected, "\(step)")
        }
        let state = try await FeedState(of: store, script)
        #expect(state.differences(from: try await FeedState(of: model, script)) == [])
        #expect(try await FeedChecks.faults(in: database) == [])
    }
}

/// A database that refuses all writes after the first ones.
private final class StoppingDatabase: SQLDatabase {
    private let inner: any SQLDatabase
    private let left: Mutex<Int>

    init(_ inner: any SQLDatabase, after writes: Int) {
        self.inner = inner
        left = Mutex(writes)
    }

    var engine: SQLEngine { inner.engine }

    var unreadableRows: UnreadableRows { inner.unreadableRows }

    func runRead(
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        try await inner.runRead(body)
    }

    func runWrite(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Void
    ) async throws(DatabaseError) {
        let isOver = left.withLock { left in
            left -= 1
            return left < 0
        }
        if isOver { throw .unavailable("the power has failed") }
        try await inner.runWrite(body)
    }
}
