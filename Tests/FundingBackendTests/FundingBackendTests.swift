import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Funding
import FundingContract
import FundingHTTP
import FundingSQL
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct FundingBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("funding", FundingContract.clauses, FundingMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let (payments, payouts) = (KnownCashier(), KnownPayouts())
            let service = environment.service(
                over: SQLFundingStore(database), payments: payments, payouts: payouts)
            let cache = database.answers(time: environment.clock) { try await service.nextChange() }
            let loopback = Loopback(.trusting(fundingRoutes(service.repository), cache: cache))
            return FundingFixture.of(
                { service }, in: environment, payments: payments, payouts: payouts,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteFundingRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(FundingTables.all, madeBy: FundingMigrations.all, at: place)
    }
}
