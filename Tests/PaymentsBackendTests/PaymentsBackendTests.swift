import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Payments
import PaymentsContract
import PaymentsHTTP
import PaymentsSQL
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct PaymentsBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("payments", OrderContract.clauses, PaymentsMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let market = OrderMarket(in: environment)
            let store = SQLOrderStore(database, OrderMarket.seal)
            let service = environment.service(over: store, market)
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(orderRoutes(service.repository), cache: cache))
            return OrderFixture.of(
                { service }, over: { store }, market, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteOrderRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        let tables = PaymentsTables.all + [PaymentsTables.halts]
        try await expectTables(tables, madeBy: PaymentsMigrations.all, at: place)
    }
}
