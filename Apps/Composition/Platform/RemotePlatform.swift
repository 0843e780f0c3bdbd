public import Auth
import AuthHTTP
public import Settings
public import Vocabulary
public import Wire
public import WireClient

/// Madang at a server.
public struct RemotePlatform: Platform {
    /// The server's address.
    public let backend: Backend
    /// What carries requests to the server.
    public let transport: any Transport
    private let domains: [Domain]
    private let curl: CurlTransport?
    private let retrying: Retrying
    private var memory: (any AnswerMemory)?

    /// Talks to the server at that address by the verbs of these domains; nothing is sent before the first
    /// verb.
    public init(
        at address: ServerAddress, domains: [Domain] = Domain.all, answerTime: Duration = .seconds(30)
    ) {
        self.domains = domains
        let curl = CurlTransport(
            to: address, version: MadangVersion.text, limits: CurlLimits(totalTime: answerTime))
        self.curl = curl
        transport = curl
        retrying = Retrying(ids: SystemIdentifiers(SystemClock())) { try? await Task.sleep(for: $0) }
        backend = .server(address)
    }

    /// Talks to a server through a transport of one's own, a loopback for example.
    public init(over transport: any Transport, backend: Backend, domains: [Domain] = Domain.all) {
        self.transport = transport
        self.domains = domains
        self.backend = backend
        curl = nil
        retrying = .never
    }

    /// The same server; what was read before is answered out of the memory while it cannot be reached.
    public func remembering(_ memory: any AnswerMemory) -> RemotePlatform {
        var platform = self
        platform.memory = memory
        return platform
    }

    /// `HTTP`
    public var engine: String { "HTTP" }

    /// The verbs of a visitor.
    public var anonymous: Services { services(credentials: nil) }

    /// The verbs of the member whose session that is; whether it still lives shows at the first verb.
    public func services(for session: MemberSession?) async throws(ServiceFailure) -> Services {
        services(credentials: session)
    }

    private func services(credentials: (any Credentials)?) -> Services {
        var services = Services()
        for domain in domains { domain.connect(parts(credentials), &services) }
        return services
    }

    private func parts(_ credentials: (any Credentials)?) -> RemoteParts {
        RemoteParts(transport: transport, credentials: credentials, retrying: retrying, memory: memory)
    }

    /// A session that is renewed at the server.
    public func session(keptIn storage: any SessionStorage) -> MemberSession {
        MemberSession(storage, refreshedBy: RemoteAuthRepository(parts(nil)))
    }

    /// Returns when the server says that it is ready. Throws `unreachable` or `unavailable`.
    public func ready() async throws(ServiceFailure) {
        let response: WireResponse
        do throws(TransportFailure) {
            response = try await transport.send(WireRequest(method: "GET", target: "/readyz"))
        } catch {
            throw error.outage(at: transport.serverAddress)
        }
        if response.status != 200 {
            let address = transport.serverAddress.map { " (\($0))" } ?? ""
            throw .unavailable("it answers with status \(response.status)\(address)")
        }
    }

    /// Ends the connections.
    public func close() async {
        await curl?.close()
    }
}
