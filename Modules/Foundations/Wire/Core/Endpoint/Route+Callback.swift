import Vocabulary

extension EndpointDescription {
    /// An address that the server of another company calls by POST. The body may have any form, and its
    /// signature proves where it comes from, so that no token is asked for. There is no default limit, since
    /// all calls come from few addresses. It has no place in OpenAPI.
    public init(callback name: String, _ path: PathTemplate, summary: String) {
        self.init(
            name: name, method: .post, path: path, access: .anyone, status: 200, takesKey: false, limit: nil,
            summary: summary, input: ObjectSchema(name, []), output: nil, upload: nil, file: nil, events: nil,
            documentation: { [] }, beyond: { [] }, isCallback: true)
    }
}

extension Route {
    /// Answers a callback. `answer` gets the request with its header fields and its body as they were sent,
    /// byte for byte, and proves itself that it may be believed.
    public convenience init(
        callback endpoint: EndpointDescription,
        answer: @escaping @Sendable (WireRequest) async -> WireResponse
    ) {
        self.init(endpoint, callback: answer)
    }
}

extension Dispatcher {
    /// Answers a callback, unless a limit that an operator has set refuses it.
    func answer(
        callback: Route.Called, _ request: WireRequest, _ target: Target, by route: Route
    ) async -> WireResponse {
        var response: WireResponse
        do throws(ServiceFailure) {
            try route.gate?.admit(request, target)
            try route.gate?.admit(nil, request)
            response = await callback(request)
        } catch {
            response = .problem(Problem(error))
        }
        response.endpoint = route.endpoint.name
        return response
    }
}
