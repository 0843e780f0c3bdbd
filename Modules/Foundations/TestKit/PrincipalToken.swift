public import Vocabulary
public import Wire

/// Credentials whose token names the principal in plain text, for test servers that trust it.
public struct PrincipalToken: Credentials {
    /// The principal that signs.
    public let principal: Principal

    /// Signs as that principal.
    public init(_ principal: Principal) { self.principal = principal }

    /// `mem_….ses_….moderator`; nil for an anonymous visitor.
    public var text: String? {
        guard case .member(let id, let session, let role, _) = principal else { return nil }
        return "\(id).\(session).\(role.rawValue)"
    }

    /// The text. Never throws.
    public func accessToken() async throws(ServiceFailure) -> String? { text }

    /// Throws `accessInvalid`: such a token never expires.
    public func renewed(after token: String) async throws(ServiceFailure) -> String { throw .accessInvalid }

    /// The principal that the token names. Throws `accessInvalid` if it names none.
    public static func principal(_ token: String) throws(ServiceFailure) -> Principal {
        let parts = token.split(separator: ".")
        guard parts.count == 3, let id = MemberID(parts[0]), let session = SessionID(parts[1]),
            let role = Role(rawValue: String(parts[2]))
        else { throw .accessInvalid }
        return .member(id, session: session, role: role)
    }
}

/// Credentials of one token that is never renewed.
public struct FixedToken: Credentials {
    private let text: String

    /// Signs with that token.
    public init(_ text: String) { self.text = text }

    /// The token. Never throws.
    public func accessToken() async throws(ServiceFailure) -> String? { text }

    /// Throws `accessExpired`.
    public func renewed(after token: String) async throws(ServiceFailure) -> String { throw .accessExpired }
}

extension Dispatcher {
    /// A test server that trusts every `PrincipalToken`.
    public static func trusting(_ routes: [Route], cache: ResponseCache? = nil) -> Dispatcher {
        Dispatcher(routes, cache: cache) { token throws(ServiceFailure) in
            try PrincipalToken.principal(token)
        }
    }
}

extension Transport {
    /// A caller that signs as the principal, for a server that is `trusting`.
    public func caller(as principal: Principal) -> RemoteCaller {
        RemoteCaller(self, credentials: PrincipalToken(principal))
    }
}

/// The server, called from a network address.
public struct LoopbackFrom: Transport {
    private let address: String
    private let inner: any Transport

    /// Sends on as a client of that address.
    public init(_ address: String, _ inner: any Transport) { (self.address, self.inner) = (address, inner) }

    /// The server's answer. Throws as the other transport.
    public func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        request.clientAddress = address
        return try await inner.send(request)
    }
}
