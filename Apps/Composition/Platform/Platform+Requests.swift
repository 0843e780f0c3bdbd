public import Auth
public import Vocabulary
public import Wire

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
