public import Auth
public import Settings
public import Vocabulary
public import Wire

/// Madang on one backend, as front ends hold it: the same for data in this process and at a server.
///
/// A front end gets services for each piece of work, on behalf of the signed-in member:
///
///     let session = platform.session(keptIn: storage)
///     let services = try await platform.services(for: session)
///     let page = try await services.listings.browse(ListingQuery(), .first)
public protocol Platform: Sendable {
    /// The backend, in the form in which it is chosen; sessions are stored by it.
    var backend: Backend { get }

    /// The engine behind the verbs, with its version: `SQLite 3.40.1`, `memory`, `HTTP`.
    var engine: String { get }

    /// The verbs of a visitor.
    var anonymous: Services { get }

    /// The verbs of the session's member, or of a visitor if no member is signed in.
    ///
    /// An expired access token is renewed silently, once for all waiting callers. Throws `accessInvalid` when
    /// the session has ended (a failed refresh also deletes it), and outages. At a server these failures
    /// appear at the first verb instead.
    func services(for session: MemberSession?) async throws(ServiceFailure) -> Services

    /// A session stored there and renewed at this backend.
    func session(keptIn storage: any SessionStorage) -> MemberSession

    /// The transport for requests: the server, or all verbs behind their endpoints in this process.
    var transport: any Transport { get }

    /// Returns when verbs can be answered: the database answers, or the server says that it is ready. Throws
    /// `unavailable` with the reason.
    func ready() async throws(ServiceFailure)

    /// Releases files and connections. Afterwards verbs throw outages. Repeating it does nothing.
    func close() async
}

extension Backend {
    /// Opens the backend of the settings with these domains for one person. Creates and migrates a local one
    /// if needed.
    ///
    /// Throws `unavailable` with the reason; a server is not contacted before the first verb.
    public static func open(
        _ settings: Settings, domains: [Domain] = Domain.all
    ) async throws(ServiceFailure) -> any Platform {
        switch settings.backend {
        case .server(let address):
            return RemotePlatform(at: address, domains: domains, answerTime: settings.answerTime)
        case .memory, .sqlite, .postgres:
            return try await LocalPlatform.open(settings, domains: domains, payments: .off(settings))
        }
    }
}

extension Platform {
    /// Sends a request on behalf of the signed-in member, with the session's token, which is renewed once if
    /// it has expired. Throws `unavailable` if there is no response.
    public func answer(
        to request: WireRequest, for session: MemberSession
    ) async throws(ServiceFailure) -> WireResponse {
        guard let token = try await session.accessToken() else { return try await send(request) }
        let response = try await send(request.authorized(by: token))
        guard response.status == 401, try await session.current() != nil else { return response }
        do throws(ServiceFailure) {
            return try await send(request.authorized(by: try await session.renewed(after: token)))
        } catch .accessInvalid {
            return response
        }
    }

    private func send(_ request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        do throws(TransportFailure) {
            return try await transport.send(request)
        } catch {
            throw .unavailable(error.reason)
        }
    }
}

extension WireRequest {
    fileprivate func authorized(by token: String) -> WireRequest {
        var request = self
        request.headers["authorization"] = "Bearer \(token)"
        return request
    }
}
