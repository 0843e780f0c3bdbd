import Auth
import AuthContract
import AuthHTTP
import AuthSQL
import ContractKit
import DatabaseTestSupport
import Vocabulary
import Wire

/// A database that accounts are kept in, and the way to it.
struct Backend: Sendable, CustomStringConvertible {
    let place: TestPlace
    var isOverLoopback = false

    /// Every place directly, and one of each engine through the bytes of requests and answers.
    static let all =
        TestPlace.present.map { Backend(place: $0) }
        + TestPlace.present.filter { $0 != .sqliteFile }.map { Backend(place: $0, isOverLoopback: true) }

    var description: String { isOverLoopback ? "the loopback over \(place.rawValue)" : place.rawValue }

    /// Checks the clause in a database of its own, which is cleared away afterwards.
    func check(_ clause: Clause<AuthFixture>, _ order: IdentifierOrder) async throws {
        let database = try await TestDatabase.open(place, AuthMigrations.all, time: ManualClock())
        let fixture = AuthFixture(
            store: SQLAuthStore(database), order: order, reopen: { try await database.reopen() })
        do {
            try await clause.check(in: isOverLoopback ? fixture.overLoopback : fixture)
        } catch {
            try await database.discard()
            throw error
        }
        try await database.discard()
    }
}

extension AuthFixture {
    /// The same called through the bytes of requests and answers.
    var overLoopback: AuthFixture {
        let service = service
        let dispatcher = Dispatcher(
            authRoutes { service.repository(for: $0.principal, from: $0.address) }
        ) {
            token throws(ServiceFailure) in try await service.authenticator.principal(for: token)
        }
        let loopback = Loopback(dispatcher)
        var fixture = self
        fixture.anonymous = RemoteAuthRepository(over: loopback)
        fixture.calling = { RemoteAuthRepository(over: LoopbackFrom(address: $0, loopback: loopback)) }
        fixture.bearing = { token throws(AuthError) in
            RemoteAuthRepository(over: loopback, credentials: FixedCredentials(token: token))
        }
        return fixture
    }
}

/// Sends one token and gets no other.
private struct FixedCredentials: Credentials {
    let token: String
    func accessToken() async throws(ServiceFailure) -> String? { token }
    func renewed(after token: String) async throws(ServiceFailure) -> String { throw .accessExpired }
}

/// The server, called from a network address.
private struct LoopbackFrom: Transport {
    let address: String
    let loopback: Loopback

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        request.clientAddress = address
        return try await loopback.send(request)
    }
}
