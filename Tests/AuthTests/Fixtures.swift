import Auth
import AuthContract
import AuthHTTP
import ContractKit
import Synchronization
import Vocabulary
import Wire

extension AuthFixture {
    /// In memory.
    static func inMemory(_ order: IdentifierOrder) -> AuthFixture {
        AuthFixture(store: InMemoryAuthStore(), order: order)
    }

    /// In memory, with one promise broken.
    static func broken(_ sabotage: Sabotage) -> AuthFixture {
        let store = BrokenAuthStore(sabotage: sabotage)
        var fixture = AuthFixture(store: store, order: .shuffled, altering: { $0.spoil(sabotage) })
        let (service, outbox, bearing) = (fixture.service, fixture.outbox, fixture.bearing)
        fixture.anonymous = BrokenAuthRepository(
            base: fixture.anonymous, sabotage: sabotage, service: service, outbox: outbox)
        let calling = fixture.calling
        fixture.calling = { address in
            BrokenAuthRepository(
                base: calling(sabotage == .addressIgnored ? "" : address), sabotage: sabotage,
                service: service, outbox: outbox)
        }
        fixture.bearing = { token throws(AuthError) in
            BrokenAuthRepository(
                base: try await bearing(token), sabotage: sabotage, service: service, outbox: outbox)
        }
        fixture.reopen = {
            if sabotage == .emptiedWhenReopened { store.memory.isEmptied.withLock { $0 = true } }
        }
        return fixture
    }

    /// The server of this fixture, without a socket.
    var loopback: Loopback {
        let service = service
        return Loopback(
            Dispatcher(authRoutes { service.repository(for: $0.principal, from: $0.address) }) {
                token throws(ServiceFailure) in try await service.authenticator.principal(for: token)
            })
    }

    /// The same called through the bytes of requests and answers.
    var overLoopback: AuthFixture {
        let loopback = loopback
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
