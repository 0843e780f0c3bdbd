import Community
import CommunityContract
import CommunityHTTP
import CommunitySQL
import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import TestKit
import Testing
import Vocabulary
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct CommunityBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("community", PostContract.clauses, CommunityMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLPostStore(database))
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(postRoutes(service.repository), cache: cache))
            return PostFixture.of(
                { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemotePostRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(CommunityTables.all, madeBy: CommunityMigrations.all, at: place)
    }

    @Test func whatIsReadAheadIsOfThePagesRecords() async throws {
        let environment = ClauseEnvironment(.ascending)
        let database = try await TestDatabase.open(
            .sqliteFile, CommunityMigrations.all, time: environment.clock)
        let seen = LockedValue<[[AnyIdentifier]]>([])
        let ahead = ReadAhead { { ids, _ in seen.withLock { $0.append(ids) } } }
        let service = environment.service(over: SQLPostStore(database, ahead: ahead))
        let verbs = service.repository(for: environment.members.owner)
        for number in 0..<3 {
            _ = try await verbs.publish(PostDraft(category: "general", title: "느티나무 \(number)", text: "그늘"))
        }
        let page = try await verbs.browse(PostQuery(), PageRequest(limit: 2)).items
        #expect(page.count == 2 && seen.now == [page.map { AnyIdentifier($0.post.id) }])
        try await database.discard()
    }
}
