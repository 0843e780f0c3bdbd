import Comments
import CommentsContract
import CommentsHTTP
import CommentsSQL
import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct CommentsBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("comments", CommentContract.clauses, CommentsMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLCommentStore(database))
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(commentRoutes(service.repository), cache: cache))
            return CommentFixture.of(
                { service }, in: environment,
                verbs: { service, principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemoteCommentRepository(loopback.caller(as: principal))
                },
                reopen: { try await database.reopen() })
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(CommentsTables.all, madeBy: CommentsMigrations.all, at: place)
    }
}
