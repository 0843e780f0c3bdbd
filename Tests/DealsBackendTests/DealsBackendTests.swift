import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Deals
import DealsContract
import DealsHTTP
import DealsSQL
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct DealsBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("deals", DealContract.clauses, DealsMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let market = MemoryMarket(time: environment.clock, ids: environment.ids)
            let payments = KnownPayments()
            let service = environment.service(over: SQLDealStore(database), market, payments: payments)
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(dealRoutes(service.repository), cache: cache))
            return DealFixture.of(
                { service }, over: market, in: environment, payments: payments,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteDealRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(DealsTables.all, madeBy: DealsMigrations.all, at: place)
    }
}
