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
            let service = environment.service(over: SQLDealStore(database), market)
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(dealRoutes(service.repository), cache: cache))
            return DealFixture(
                environment,
                repository: { principal in
                    guard backend.isOverLoopback else {
                        return market.client(service.repository(for: principal), principal)
                    }
                    return market.client(RemoteDealRepository(loopback.caller(as: principal)), principal)
                },
                forget: { try await service.forget($0) },
                reopen: { try await database.reopen() }
            ).serving { service }
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(DealsTables.all, madeBy: DealsMigrations.all, at: place)
    }
}
