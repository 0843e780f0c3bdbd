import Board
import BoardContract
import BoardHTTP
import BoardSQL
import ContractKit
import DatabaseTestKit
import DatabaseTestSupport
import TestKit
import Testing
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct BoardBackendTests {
    @Test(arguments: DatabaseBackend.all)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("board", PostContract.clauses, BoardMigrations.all) {
            database, order in
            let environment = ClauseEnvironment(order)
            let service = environment.service(over: SQLPostStore(database))
            let cache = database.answers(time: environment.clock) { nil }
            let loopback = Loopback(.trusting(postRoutes(service.repository), cache: cache))
            return PostFixture(
                environment,
                repository: { principal in
                    guard backend.isOverLoopback else { return service.repository(for: principal) }
                    return RemotePostRepository(loopback.caller(as: principal))
                },
                forget: { try await service.forget($0) },
                reopen: { try await database.reopen() }
            ).serving { service }
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(BoardTables.all, madeBy: BoardMigrations.all, at: place)
    }
}
