import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Moderation
import ModerationContract
import ModerationHTTP
import ModerationSQL
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct ModerationBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("moderation", ModerationContract.clauses, ModerationMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let acts = KnownActs()
            let service = environment.service(over: SQLModerationStore(database), acts)
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(moderationRoutes(service.repository), cache: cache))
            return ModerationFixture.of(
                ModerationGround(acts) { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteModerationRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(ModerationTables.all, madeBy: ModerationMigrations.all, at: place)
    }
}
