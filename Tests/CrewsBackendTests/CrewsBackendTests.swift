import ContractKit
import Crews
import CrewsContract
import CrewsHTTP
import CrewsSQL
import DatabaseTestKit
import DatabaseTestSupport
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct CrewsBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("crews", CrewContract.clauses, CrewsMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let payments = KnownCashier()
            let service = environment.service(over: SQLCrewStore(database), payments: payments)
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(crewRoutes(service.repository), cache: cache))
            return CrewFixture.of(
                { service }, in: environment, payments: payments,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteCrewRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(CrewsTables.all, madeBy: CrewsMigrations.all, at: place)
    }
}
