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
            return CommentFixture(
                environment,
                repository: { principal in
                    let verbs: any CommentRepository =
                        backend.isOverLoopback
                        ? RemoteCommentRepository(loopback.caller(as: principal))
                        : service.repository(for: principal)
                    let subjects = environment.clientSubjects(of: principal, service)
                    return CommentTestClient(verbs, on: subjects)
                },
                forget: { try await service.forget($0) },
                reopen: { try await database.reopen() }
            ).serving { service }
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(CommentsTables.all, madeBy: CommentsMigrations.all, at: place)
    }
}
