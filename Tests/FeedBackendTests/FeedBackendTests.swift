import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Feed
import FeedContract
import FeedHTTP
import FeedSQL
import TestKit
import Testing
import Vocabulary
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct FeedBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("feed", FeedContract.clauses, FeedMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLFeedStore(database))
            let cache = database.answers(time: environment.clock) { service.nextChange() }
            let loopback = Loopback(.trusting(feedRoutes(service.repository), cache: cache))
            return FeedFixture.of(
                { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteFeedRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(FeedTables.all, madeBy: FeedMigrations.all, at: place)
    }

    @Test func whatIsReadAheadIsOfThePagesRecords() async throws {
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(
            .sqliteFile, FeedMigrations.all, time: environment.clock)
        let seen = LockedValue<[[AnyIdentifier]]>([])
        let ahead = ReadAhead { { ids, _ in seen.withLock { $0.append(ids) } } }
        let service = environment.service(over: SQLFeedStore(database, ahead: ahead))
        let owner = try #require(environment.members.owner.memberID)
        let verbs = service.repository(for: environment.members.owner)
        for number in 0..<3 {
            let photo = environment.pictures.add(by: owner)
            _ = try await verbs.publish(FeedPostDraft(text: "느티나무 \(number)", photos: [photo.id]))
        }
        let page = try await verbs.posts(.newest, PageRequest(limit: 2)).items
        #expect(page.count == 2 && seen.now == [page.map { AnyIdentifier($0.post.id) }])
        try await database.discard()
    }
}
