public import Vocabulary

/// Finds the route of a request, learns who asks, and answers: all of the server but its socket.
public struct Dispatcher: Sendable {
    /// Tells who a bearer token stands for. Throws `accessExpired`, `accessInvalid` or an outage.
    public typealias Authenticate = @Sendable (String) async throws(ServiceFailure) -> Principal
    /// Makes an answer within what is told to nobody else: what was found out for it, say.
    public typealias Surrounding = @Sendable (_ answer: () async -> WireResponse) async -> WireResponse

    /// The endpoints that are answered.
    public let endpoints: [EndpointDescription]
    private let table: RouteTable
    private let cache: ResponseCache?
    private let files: ResponseCache?
    private let surrounding: Surrounding
    private let authenticate: Authenticate
    private let inFlight = RequestsInFlight()

    /// Takes the routes of all domains. With a cache, first pages for visitors are kept in it; with one for
    /// files, so are small files that everybody may see. With a limiter, requests from network addresses are
    /// counted, and those that are too many are answered 429. What changes nothing is answered within
    /// `surrounding`.
    public init(
        _ routes: [Route], cache: ResponseCache? = nil, files: ResponseCache? = nil,
        limiter: RequestLimiter? = nil, surrounding: @escaping Surrounding = { await $0() },
        authenticate: @escaping Authenticate
    ) {
        endpoints = routes.map(\.endpoint)
        table = RouteTable(routes.map { $0.counted(by: limiter?.gate(of: $0.endpoint.name)) })
        self.cache = cache
        self.files = files
        (self.surrounding, self.authenticate) = (surrounding, authenticate)
    }

    /// The addresses that more than one route answers by the same method, of which all but one are never
    /// asked: `GET /bikes/{}`. A server with such a list must not begin to serve.
    public var clashes: [String] {
        var counts: [String: Int] = [:]
        for endpoint in endpoints {
            counts["\(endpoint.method.rawValue) \(endpoint.path.form)", default: 0] += 1
        }
        return counts.filter { $0.value > 1 }.keys.sorted()
    }

    /// The answer to a request; every failure becomes a problem document.
    ///
    /// HEAD is answered like GET, without the body; OPTIONS with the methods of the address (RFC 9110,
    /// sections 9.3.2 and 9.3.7). Of a request's stream nothing is read behind the answer: it is closed.
    public func respond(to request: WireRequest) async -> WireResponse {
        defer { request.streamed?.stream.close() }
        guard request.method == "HEAD" else { return await fullResponse(to: request) }
        var request = request
        (request.method, request.wantsBody) = (Method.get.rawValue, false)
        var response = await fullResponse(to: request)
        if response.headers["content-length"] == nil {
            response.headers["content-length"] = String(response.body.count)
        }
        response.body = []
        return response
    }

    /// The rule of the files that a request would bring; nil if nothing at its address takes any.
    public func uploadRule(of request: WireRequest) -> UploadRule? {
        guard let target = try? Target(request.target),
            case .route(let route, _) = table.match(request.method, target.segments)
        else { return nil }
        return route.endpoint.upload
    }

    /// What a request is refused with whatever its body says, because there is nothing at its address, or it
    /// may not come in; nil if it is not. For a client that asks before it sends the body.
    public func refusal(of request: WireRequest) async -> WireResponse? {
        do throws(ServiceFailure) {
            let target = try Target(request.target)
            guard case .route(let route, _) = table.match(request.method, target.segments) else {
                return await respond(to: request)
            }
            _ = try await principal(of: request, for: route.endpoint)
            return nil
        } catch {
            return .problem(Problem(error))
        }
    }

    // A part of its callers, as `look`: a function that waits costs more than what these two do.
    @inline(__always)
    private func fullResponse(to request: WireRequest) async -> WireResponse {
        do throws(ServiceFailure) {
            return try await answer(request)
        } catch {
            return .problem(Problem(error))
        }
    }

    private func answer(_ request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        let target = try Target(request.target)
        switch table.match(request.method, target.segments) {
        case .none: throw .noSuchEndpoint
        case .otherMethods(let methods):
            let allow = methods.joined(separator: ", ")
            if request.method == "OPTIONS" { return WireResponse(status: 204, headers: ["allow": allow]) }
            var response = WireResponse.problem(.wrongMethod)
            response.headers["allow"] = allow
            return response
        case .route(let route, let pathMembers) where route.endpoint.method == .get:
            return await look(request, target, by: route, pathMembers)
        case .route(let route, let pathMembers):
            return await answer(request, target, by: route, pathMembers)
        }
    }

    /// The answer to a request that changes nothing, which may be kept already; else it is made within what
    /// surrounds it.
    @inline(__always)
    private func look(
        _ request: WireRequest, _ target: Target, by route: Route,
        _ pathMembers: [(name: String, text: String)]
    ) async -> WireResponse {
        guard let cache = cache(for: request, target, route) else {
            return await surrounding { await answer(request, target, by: route, pathMembers) }
        }
        return await cache.answer(to: request.target) {
            await surrounding {
                await answer(request, target, by: route, pathMembers).inMemory(upTo: cache.largest)
            }
        }
    }

    /// Where many ask the same on behalf of nobody, what keeps the answer: to the first page of a list (of
    /// pages further on there are too many, and each is asked for too rarely), and to a whole file.
    private func cache(for request: WireRequest, _ target: Target, _ route: Route) -> ResponseCache? {
        guard request.headers["authorization"] == nil, request.body.isEmpty else { return nil }
        if route.isPublicList { return target.query.contains { $0.name == "after" } ? nil : cache }
        guard route.isPublicFile, request.wantsBody else { return nil }
        let isWhole = ["range", "if-range", "if-none-match"].allSatisfy { request.headers[$0] == nil }
        return isWhole ? files : nil
    }

    private func answer(
        _ request: WireRequest, _ target: Target, by route: Route,
        _ pathMembers: [(name: String, text: String)]
    ) async -> WireResponse {
        var member: MemberID?
        var response: WireResponse
        do throws(ServiceFailure) {
            try await admit(request, target, by: route, pathMembers)
            let principal = try await principal(of: request, for: route.endpoint)
            member = principal.memberID
            try route.gate?.admit(member, request)
            let members = try RequestMembers.read(request, target, pathMembers, route.endpoint)
            let key = try Self.key(of: request, for: route.endpoint)
            response = try await inFlight.once(key, route.endpoint.name, member) {
                let caller = Caller(principal, address: request.clientAddress, idempotencyKey: key)
                return await route.respond(members, request, caller)
            }
        } catch {
            response = .problem(Problem(error))
        }
        response.endpoint = route.endpoint.name
        response.member = member
        return response
    }

    // A part of its caller, as `look`.
    @inline(__always)
    private func admit(
        _ request: WireRequest, _ target: Target, by route: Route,
        _ pathMembers: [(name: String, text: String)]
    ) async throws(ServiceFailure) {
        guard let gate = route.gate else { return }
        do throws(ServiceFailure) {
            try gate.admit(request, target)
        } catch {
            guard let subject = await proven(request, target, by: route, pathMembers) else { throw error }
            try gate.admit(apart: subject)
        }
    }

    /// Who proves to send a request whose address has used up its budget, so that neighbours behind one
    /// address cannot shut each other out: a member by a token, or what the endpoint takes for a credential.
    @inline(never)
    private func proven(
        _ request: WireRequest, _ target: Target, by route: Route,
        _ pathMembers: [(name: String, text: String)]
    ) async -> LimitSubject? {
        do throws(ServiceFailure) {
            guard let credential = route.credential else {
                guard request.headers["authorization"] != nil else { return nil }
                return try await principal(of: request, for: route.endpoint).memberID.map(LimitSubject.member)
            }
            let members = try RequestMembers.read(request, target, pathMembers, route.endpoint)
            return await credential(members, request.clientAddress).map(LimitSubject.credential)
        } catch {
            return nil
        }
    }

    private static func key(
        of request: WireRequest, for endpoint: EndpointDescription
    ) throws(ServiceFailure) -> IdempotencyKey? {
        guard endpoint.takesKey, let field = request.headers[IdempotencyKey.fieldName] else { return nil }
        guard let key = IdempotencyKey(field: field) else {
            let rule = FieldError.Rule.malformed(expected: IdempotencyKey.expectedField)
            throw .badRequest([FieldError(IdempotencyKey.fieldName, rule)])
        }
        return key
    }

    private func principal(
        of request: WireRequest, for endpoint: EndpointDescription
    ) async throws(ServiceFailure) -> Principal {
        if request.headers["authorization"] != nil {
            guard let token = request.bearerToken else { throw .accessInvalid }
            return try await authenticate(token)
        }
        guard endpoint.access == .anyone else { throw .signInRequired }
        return .anonymous
    }
}
