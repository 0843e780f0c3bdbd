import Auth
import Composition
import ContractKit
import Synchronization
import Wire

/// Carries requests and notes those that ask for what others may have put there, and who joined.
final class ObservingTransport: Transport {
    private struct Guest {
        let email: String
        let password: String
    }

    private let inner: any Transport
    private let unmet: UnmetNeeds
    private let state = Mutex((guests: [Guest](), passwords: Set<String>()))

    init(_ inner: any Transport, _ unmet: UnmetNeeds) {
        self.inner = inner
        self.unmet = unmet
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let path = request.target.prefix { $0 != "?" }
        if request.method == "GET", Self.lists.contains(String(path)) { unmet.note(.solitude) }
        let response = try await inner.send(request)
        if response.status < 300 { note(request, String(path)) }
        return response
    }

    /// The lists that hold what others have put there: everybody, or the clauses before.
    private static let lists = ["/api/v1/listings", "/api/v1/me/listings", "/api/v1/me/likes"]

    private func note(_ request: WireRequest, _ path: String) {
        guard case .object(let body)? = try? JSONReader.read(request.body) else { return }
        if path == "/api/v1/auth/join", case .string(let email)? = body["email"],
            case .string(let password)? = body["password"]
        {
            state.withLock { $0.guests.append(Guest(email: email, password: password)) }
        }
        if path == "/api/v1/auth/password", case .string(let password)? = body["new"] {
            state.withLock { _ = $0.passwords.insert(password) }
        }
    }

    /// Lets everybody who joined withdraw, as far as they still can sign in.
    func sendGuestsHome(_ platform: RemotePlatform) async {
        let (guests, passwords) = state.withLock { $0 }
        for guest in guests {
            for password in [guest.password] + passwords.sorted() {
                guard
                    let signedIn = try? await platform.anonymous.auth.login(
                        email: guest.email, password: password, device: "contract")
                else { continue }
                let session = MemberSession.bearing(signedIn.tokens.accessToken)
                try? await platform.services(for: session).auth.withdraw(password: password)
                break
            }
        }
    }
}
