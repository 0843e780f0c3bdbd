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
        await backend.expectContract("funding", CampaignContract.clauses, FundingMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLCampaignStore(database))
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(campaignRoutes(service.repository), cache: cache))
            return CampaignFixture.of(
                { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteCampaignRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(FundingTables.all, madeBy: FundingMigrations.all, at: place)
    }
}
