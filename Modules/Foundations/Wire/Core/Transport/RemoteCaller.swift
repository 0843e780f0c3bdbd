public import Vocabulary

/// Calls endpoints of a server; the basis of the remote repositories.
public struct RemoteCaller: Sendable {
    private let transport: any Transport
    private let credentials: (any Credentials)?
    let retrying: Retrying
    private let memory: (any AnswerMemory)?

    /// Calls through the transport; without credentials as an anonymous visitor. With a memory, earlier
    /// answers are used while the server cannot be reached.
    public init(
        _ transport: any Transport, credentials: (any Credentials)? = nil, retrying: Retrying = .never,
        memory: (any AnswerMemory)? = nil
    ) {
        self.transport = transport
        self.credentials = credentials
        self.retrying = retrying
        self.memory = memory
    }

    /// Calls the endpoint. Throws the domain's error; `unavailable` if there is no complete, readable
    /// answer.
    ///
    /// An expired access token is renewed, once for all waiting calls, and the call repeated once. A
    /// creating endpoint always gets an idempotency key, a new one unless the caller passes one; all
    /// attempts of this call share it.
    public func call<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>, _ input: Input,
        idempotencyKey key: IdempotencyKey? = nil
    ) async throws(Failure) -> Output {
        try output(try await answer(request(endpoint, input, key), endpoint), endpoint)
    }

    /// The successful answer to the request. Throws the error of any other.
    func answer<Input, Output, Failure>(
        _ request: WireRequest, _ endpoint: Endpoint<Input, Output, Failure>
    ) async throws(Failure) -> WireResponse {
        let response: WireResponse
        do throws(ServiceFailure) {
            response = try await rememberedOrSent(request)
        } catch {
            throw .service(error)
        }
        guard (200..<300).contains(response.status) else {
            let problem = Problem(bytes: response.body)
            throw problem.flatMap(endpoint.failures.failure) ?? .service(unreadable(response))
        }
        return response
    }

    func request<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>, _ input: Input, _ key: IdempotencyKey?
    ) -> WireRequest {
        var members = JSONObject()
        if case .object(let object)? = try? endpoint.input.coder.json(input) { members = object }
        var request = RequestMembers.request(members, endpoint.description)
        request.headers["accept"] = "application/json"
        if endpoint.description.takesKey {
            request.headers[IdempotencyKey.fieldName] = (key ?? IdempotencyKey(retrying.ids)).field
        }
        return request
    }

    func output<Input, Output, Failure>(
        _ response: WireResponse, _ endpoint: Endpoint<Input, Output, Failure>
    ) throws(Failure) -> Output {
        guard let coder = endpoint.output else {
            guard response.status == endpoint.description.status, let nothing = Nothing() as? Output else {
                throw .service(unreadable(response))
            }
            return nothing
        }
        do throws(AnswerFault) {
            return try coder.value(ofAnswer: response)
        } catch {
            throw .service(unreadable(response, error))
        }
    }

    /// An unpredictable boundary for a multipart body.
    func newBoundary() -> String { IdempotencyKey(retrying.ids).text }

    /// Names address and proxy, because the answer may be the proxy's, and what keeps it from being decoded,
    /// if that is known.
    func unreadable(_ response: WireResponse, _ fault: AnswerFault? = nil) -> ServiceFailure {
        let (status, address) = (response.status, transport.serverAddress)
        let why = fault?.texts
        guard let address else {
            let reason = why.map { ": \($0.english)" } ?? ""
            return .unavailable("the server's answer, status \(status), cannot be read\(reason)")
        }
        let advice = (fault ?? .missing).advice
        let (english, korean) = why.map { (": \($0.english)", ": \($0.korean)") } ?? ("", "")
        return .unreachable(
            english:
                "The answer from \(address), status \(status), cannot be read\(english). \(advice.english)",
            korean: "\(address)의 응답(상태 \(status))을 읽을 수 없습니다\(korean). \(advice.korean)")
    }
}

extension RemoteCaller {
    /// The server's answer; the remembered one if the server cannot be reached and the caller still waits.
    private func rememberedOrSent(_ request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        do throws(ServiceFailure) {
            let response = try await send(request)
            guard let memory, Self.outages.contains(response.status) else {
                await memory?.keep(response, to: request)
                return response
            }
            return await memory.answer(to: request) ?? response
        } catch {
            // A cancelled request says nothing about the server.
            guard error.kind == .unavailable, !Task.isCancelled,
                let known = await memory?.answer(to: request)
            else { throw error }
            return known
        }
    }

    /// Statuses of a server that shuts down, or of a proxy whose server is gone.
    private static let outages: Set<Int> = [502, 503, 504]

    private func send(_ request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        guard let credentials, let token = try await credentials.accessToken() else {
            return try await carry(request, token: nil)
        }
        let response = try await carry(request, token: token)
        guard response.status == 401, Problem(bytes: response.body)?.service == .accessExpired,
            request.canBeRepeated
        else { return response }
        return try await carry(request, token: try await credentials.renewed(after: token))
    }

    private func carry(_ request: WireRequest, token: String?) async throws(ServiceFailure) -> WireResponse {
        var request = request
        if let token { request.headers["authorization"] = "Bearer \(token)" }
        for attempt in 1..<(request.canBeRepeated ? retrying.tries : 1) {
            do throws(TransportFailure) {
                let response = try await sent(request)
                guard Retrying.isInFlight(response) else { return response }
                await retrying.wait(for: response)
            } catch {
                guard Retrying.isSafe(request, after: error) else {
                    throw error.outage(at: transport.serverAddress)
                }
                await retrying.back(offAfter: attempt)
            }
        }
        do throws(TransportFailure) {
            return try await sent(request)
        } catch {
            throw error.outage(at: transport.serverAddress)
        }
    }

    /// The answer, in memory unless it is a successful stream. A repeatable body is not used up.
    private func sent(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        request.streamed = request.streamed.map { $0.again() ?? $0 }
        defer { request.streamed?.stream.close() }
        let response = try await transport.send(request)
        guard response.streamed != nil, !(200..<300).contains(response.status) else { return response }
        return try await response.gathered(atMost: Self.largestProblem)
    }

    private static let largestProblem = 1 << 20
}

extension WireRequest {
    /// Whether its body can be sent more than once.
    fileprivate var canBeRepeated: Bool { streamed.map { $0.again() != nil } ?? true }
}

/// Supplies a remote caller's access tokens.
public protocol Credentials: Sendable {
    /// The access token to send; nil for an anonymous visitor. Throws an outage if it cannot be read or
    /// renewed.
    func accessToken() async throws(ServiceFailure) -> String?

    /// A token to use after the server refused `token` as expired. Concurrent calls renew it once. Throws
    /// `accessInvalid` if signing in again is required.
    func renewed(after token: String) async throws(ServiceFailure) -> String
}
