import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Listings
import ListingsContract
import ListingsHTTP
import ListingsSQL
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback, where what visitors are answered is kept
/// meanwhile.
@Suite struct ListingsBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("listings", ListingContract.clauses, ListingsMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLListingStore(database))
            let cache = database.answers(time: environment.clock) { try await service.nextChange() }
            let loopback = Loopback(.trusting(listingRoutes(service.repository), cache: cache))
            return ListingFixture(
                environment,
                repository: { principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteListingRepository(loopback.caller(as: principal))
                },
                forget: { try await service.forget($0) },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(ListingsTables.all, madeBy: ListingsMigrations.all, at: place)
    }
}
