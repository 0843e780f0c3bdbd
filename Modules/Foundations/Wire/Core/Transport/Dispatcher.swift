public import Vocabulary

/// Routes a request, authenticates it and answers: the whole server except its socket.
public struct Dispatcher: Responder {
    /// Resolves a bearer token to its principal. Throws `accessExpired`, `accessInvalid` or an outage.
    public typealias Authenticate = @Sendable (String) async throws(ServiceFailure) -> Principal
    /// Wraps the making of an answer in a scope of its own, such as a per-request cache.
    public typealias Surrounding = @Sendable (_ answer: () async -> WireResponse) async -> WireResponse

    /// The endpoints that are answered.
    public let endpoints: [EndpointDescription]
    private let table: RouteTable
    private let cache: ResponseCache?
    private let files: ResponseCache?
    let pages: ResponseCache?
    let surrounding: Surrounding
    private let authenticate: Authenticate
    private let inFlight = RequestsInFlight()

    /// Takes the routes of all domains. `cache` keeps visitors' first pages of lists, `files` small public
    /// files, `pages` the pages for browsers.
    /// With a limiter, requests from network addresses are counted, and those over the limit answered with
    /// 429. Requests that change nothing are answered within `surrounding`.
    public init(
        _ routes: [Route], cache: ResponseCache? = nil, files: ResponseCache? = nil,
        pages: ResponseCache? = nil, limiter: RequestLimiter? = nil,
        surrounding: @escaping Surrounding = { await $0() },
        authenticate: @escaping Authenticate
    ) {
        endpoints = routes.map(\.endpoint)
        table = RouteTable(routes.map { $0.counted(by: limiter?.gate(of: $0.endpoint.name)) })
        self.cache = cache
        self.files = files
        self.pages = pages
        (self.surrounding, self.authenticate) = (surrounding, authenticate)
    }

    /// Method and path of routes that clash, so that all but one are unreachable: `GET /bikes/{}`. A server
    /// must not start with clashes.
    public var clashes: [String] {
        var counts: [String: Int] = [:]
        for endpoint in endpoints {
            counts["\(endpoint.method.rawValue) \(endpoint.path.form)", default: 0] += 1
        }
        return counts.filter { $0.value > 1 }.keys.sorted()
    }

    /// Answers a request; every failure becomes a problem document.
    ///
    /// HEAD is answered like GET without the body, OPTIONS with the methods of the path (RFC 9110, sections
    /// 9.3.2 and 9.3.7). A request's stream is closed after the answer, without reading the rest.
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

    /// The upload rule for a request; nil if its endpoint takes no files.
    public func uploadRule(of request: WireRequest) -> UploadRule? {
        guard let target = try? Target(request.target),
            case .route(let route, _) = table.match(request.method, target.segments)
        else { return nil }
        return route.endpoint.upload
    }

    /// The refusal of a request regardless of its body: no endpoint, or no access; nil if it is admitted.
    /// For a client that asks before it sends the body.
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

    // Inlined into its callers, like `look`: a separate async call costs more than the two functions do.
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
        case .route(let route, let pathMembers):
            if let page = route.page { return await show(page, request, target, by: route, pathMembers) }
            if let callback = route.callback {
                return await answer(callback: callback, request, target, by: route)
            }
            guard route.endpoint.method == .get else {
                return await answer(request, target, by: route, pathMembers)
            }
            return await look(request, target, by: route, pathMembers)
        }
    }

    /// Answers a request that changes nothing, from the cache or within `surrounding`.
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

    /// The cache for a request that many visitors repeat: the first page of a list, or a whole file. Later
    /// pages are too many, and each is requested too rarely.
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

    // Inlined into its caller, like `look`.
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

    /// The proven sender of a request whose address has exhausted its budget: a member by a token, or a
    /// credential that the endpoint recognises. So clients behind one address cannot lock each other out.
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
