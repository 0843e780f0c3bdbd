import Vocabulary

/// An endpoint with its handler. A class, so that requests do not copy it.
public final class Route: Sendable {
    /// The endpoint.
    public let endpoint: EndpointDescription
    /// Whether it returns pages to anyone.
    let isPublicList: Bool
    /// Whether it returns files to anyone.
    let isPublicFile: Bool
    /// Counts its requests; nil if they are not counted.
    let gate: RequestGate?
    /// Recognises the credential of a request; nil if the endpoint only accepts access tokens.
    let credential: Recognising?
    /// Answers the visits of a page, in place of `respond`; nil for an endpoint.
    let page: PageAnswer?
    /// Answers the calls of another company's server, in place of `respond`; nil for an endpoint.
    let callback: Called?
    /// Reads the input, calls the domain, writes the answer.
    let respond: Responding

    typealias Responding = @Sendable (JSONObject, WireRequest, Caller) async -> WireResponse
    typealias Called = @Sendable (WireRequest) async -> WireResponse
    typealias Recognising = @Sendable (JSONObject, _ address: String?) async -> String?

    private init(
        _ endpoint: EndpointDescription, givesPages: Bool, _ gate: RequestGate?, _ credential: Recognising?,
        page: PageAnswer? = nil, callback: Called? = nil, _ respond: @escaping Responding
    ) {
        (self.endpoint, self.gate, self.credential, self.respond) = (endpoint, gate, credential, respond)
        (self.page, self.callback) = (page, callback)
        isPublicList = givesPages && endpoint.method == .get && endpoint.access == .anyone
        isPublicFile = endpoint.file != nil && endpoint.access == .anyone
    }

    /// The same route with a gate that counts its requests.
    func counted(by gate: RequestGate?) -> Route {
        Route(
            endpoint, givesPages: isPublicList, gate, credential, page: page, callback: callback, respond)
    }

    /// A page, which the dispatcher answers by `answer` alone.
    convenience init(_ page: EndpointDescription, answer: PageAnswer) {
        self.init(page, givesPages: false, nil, nil, page: answer) { _, _, _ in .problem(.wrongMethod) }
    }

    /// A callback, which the dispatcher answers by `callback` alone.
    convenience init(_ endpoint: EndpointDescription, callback: @escaping Called) {
        self.init(endpoint, givesPages: false, nil, nil, callback: callback) { _, _, _ in
            .problem(.wrongMethod)
        }
    }

    /// The same route for an endpoint whose input holds a credential.
    ///
    /// `credential` is called only for requests whose address has exhausted its budget. It returns a stable
    /// name of the session or member that the input proves, nil if it proves none. It must cost no more than
    /// a store look-up, and must not help to find a secret by trial.
    public static func recognising<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        by credential: @escaping @Sendable (Input, _ address: String?) async -> String?,
        _ answer: @escaping @Sendable (Input, Caller) async throws(Failure) -> Output
    ) -> Route {
        let route = Route(endpoint, answer)
        return Route(
            route.endpoint, givesPages: route.isPublicList, nil,
            { members, address in
                guard let input = try? endpoint.input.readMembers(members, .request) else { return nil }
                return await credential(input, address)
            }, route.respond)
    }

    /// Answers the endpoint by calling a domain on behalf of the caller.
    public convenience init<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ answer: @escaping @Sendable (Input, Caller) async throws(Failure) -> Output
    ) {
        self.init(endpoint) { input, _, caller throws(Failure) in
            endpoint.response(try await answer(input, caller))
        }
    }

    convenience init<Input, Output, Failure>(
        _ endpoint: Endpoint<Input, Output, Failure>,
        _ answer: @escaping @Sendable (Input, WireRequest, Caller) async throws(Failure) -> WireResponse
    ) {
        let givesPages = endpoint.input.schema.schema(of: "after") != nil
        self.init(endpoint.description, givesPages: givesPages, nil, nil) { members, request, caller in
            do throws(Failure) {
                let input: Input
                do throws(DecodingFailure) {
                    input = try endpoint.input.readMembers(members, .request)
                } catch {
                    throw Failure.service(.badRequest(error.fieldErrors))
                }
                return try await answer(input, request, caller)
            } catch {
                return .problem(endpoint.failures.problem(for: error))
            }
        }
    }
}

extension Endpoint {
    /// The answer that carries the output.
    func response(_ output: Output) -> WireResponse {
        guard let coder = self.output else { return WireResponse(status: 204) }
        return .json(description.status, coder.bytes(of: output))
    }
}
