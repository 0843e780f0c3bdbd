import Blobs
import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import Storage
import StorageContract
import StorageHTTP
import StorageSQL
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct StorageBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("storage", PictureContract.clauses, StorageMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let (records, blobs) = (KnownRecords(), InMemoryBlobStore(time: environment.clock))
            let service = environment.service(over: SQLPictureStore(database), blobs, records)
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(pictureRoutes(service.repository), cache: cache))
            return PictureFixture.of(
                PictureTestSetup(records: records, blobs: blobs) { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemotePictureRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(StorageTables.all, madeBy: StorageMigrations.all, at: place)
    }
}
