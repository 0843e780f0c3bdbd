import Auth
import AuthContract
import AuthHTTP
import AuthSQL
import DatabaseTestKit
import DatabaseTestSupport
import TestKit
import Testing
import Vocabulary
import Wire

/// Every promise on every database, directly and over the loopback.
@Suite struct AuthBackendTests {
    /// Every place directly, and one of each engine through the bytes of requests and answers.
    static let backends = DatabaseBackend.all.filter { !$0.isOverLoopback || $0.place != .sqliteFile }

    @Test(arguments: backends)
    func everyPromiseIsKept(backend: DatabaseBackend) async {
        await backend.expectContract("auth", AuthContract.clauses, AuthMigrations.all) { database, order in
            let fixture = AuthFixture(
                store: SQLAuthStore(database), order: order, reopen: { try await database.reopen() })
            return backend.isOverLoopback ? fixture.overLoopback : fixture
        }
    }

    @Test(arguments: TestPlace.present)
    func theDeclaredTablesAreWhatTheMigrationsMade(place: TestPlace) async throws {
        try await expectTables(AuthTables.all + [AuthTables.keys], madeBy: AuthMigrations.all, at: place)
    }
}

extension AuthFixture {
    /// The same called through the bytes of requests and answers.
    fileprivate var overLoopback: AuthFixture {
        let service = service
        let loopback = Loopback(
            Dispatcher(authRoutes { service.repository(for: $0.principal, from: $0.address) }) {
                token throws(ServiceFailure) in try await service.authenticator.principal(for: token)
            })
        var fixture = self
        fixture.anonymous = RemoteAuthRepository(over: loopback)
        fixture.calling = { RemoteAuthRepository(over: LoopbackFrom($0, loopback)) }
        fixture.bearing = { token throws(AuthError) in
            RemoteAuthRepository(over: loopback, credentials: FixedToken(token))
        }
        return fixture
    }
}
