public import Auth
public import Settings
public import Vocabulary
public import Wire

/// Madang on one backend, as front ends hold it: the same for data in this process and data at a server.
///
/// A front end asks for the services of a piece of work when it begins, on behalf of whoever is signed in:
///
///     let session = platform.session(keptIn: storage)
///     let services = try await platform.services(for: session)
///     let page = try await services.listings.browse(ListingQuery(), .first)
public protocol Platform: Sendable {
    /// The backend, in the form in which it is chosen; sessions are kept by it.
    var backend: Backend { get }

    /// What answers the verbs, with its version: `SQLite 3.40.1`, `memory`, `HTTP`.
    var engine: String { get }

    /// The verbs of somebody who has not signed in.
    var anonymous: Services { get }

    /// The verbs of the member whose session that is, or of an anonymous visitor if nobody is signed in.
    ///
    /// An access token that has expired is renewed silently, once for all who wait. Throws `accessInvalid`
    /// when the session has ended (then it is forgotten, too, if that showed at a refresh), and outages. On a
    /// server this shows at the first verb instead.
    func services(for session: MemberSession?) async throws(ServiceFailure) -> Services

    /// A session whose tokens are kept there and renewed at this backend.
    func session(keptIn storage: any SessionStorage) -> MemberSession

    /// What answers requests: the server, or all verbs behind their endpoints in this process.
    var transport: any Transport { get }

    /// Returns when verbs can be answered: the database answers, or the server says that it is ready. Throws
    /// `unavailable` with the reason.
    func ready() async throws(ServiceFailure)

    /// Lets go of files and connections. Afterwards verbs throw outages. Again does nothing.
    func close() async
}

extension Backend {
    /// Opens the backend that the settings name, for one person. A local one is made and migrated if need be.
    ///
    /// Throws `unavailable` with the reason; a server is not asked before the first verb.
    public static func open(_ settings: Settings) async throws(ServiceFailure) -> any Platform {
        switch settings.backend {
        case .server(let address):
            return RemotePlatform(at: address, answerTime: settings.answerTime)
        case .memory, .sqlite, .postgres:
            return try await LocalPlatform.open(settings)
        }
    }
}

extension Platform {
    /// What is answered to a request, made on behalf of whoever is signed in: it carries the session's token,
    /// which is renewed once if it has expired. Throws `unavailable` if there is no answer.
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
