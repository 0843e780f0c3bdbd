import ContractKit
import Database
import DatabaseTestKit
import DatabaseTestSupport
import Notices
import NoticesContract
import NoticesHTTP
import NoticesSQL
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct NoticesBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("notices", NoticeContract.clauses, NoticesMigrations.all) {
            database, order in
            let (environment, setup) = (ClauseEnvironment(order), NoticeTestSetup())
            let store = SQLNoticeStore(database, limits: setup.limits)
            let service = environment.service(over: store, setup) {
                try? await database.askedRevision()
            }
            let loopback = Loopback(.trusting(noticeRoutes(service.repository)))
            return NoticeFixture.of(
                { service }, with: setup, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteNoticeRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(NoticesTables.all, madeBy: NoticesMigrations.all, at: place)
    }
}
