import Auth
import AuthContract
import AuthHTTP
import ContractKit
import TestKit
import Vocabulary
import Wire

extension AuthFixture {
    /// In memory.
    static func inMemory(_ order: IdentifierOrder) -> AuthFixture {
        AuthFixture(store: InMemoryAuthStore(), order: order)
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
        fixture.calling = { RemoteAuthRepository(over: LoopbackFrom($0, loopback)) }
        fixture.bearing = { token throws(AuthError) in
            RemoteAuthRepository(over: loopback, credentials: FixedToken(token))
        }
        return fixture
    }
}
