import Vocabulary

/// A transport to a dispatcher of the same process, with every byte encoded as for the network.
///
/// It is stricter than a server: an answer that the endpoint does not declare becomes an internal failure
/// (500) that names both. So a contract run over it proves that endpoints declare their answers. A server
/// sends such an answer unchanged, because its client can still use the code.
public struct Loopback: Transport {
    private let dispatcher: Dispatcher
    private let endpoints: [String: EndpointDescription]

    /// Returns the dispatcher's answer; if `isStrict`, only one that the endpoint declares.
    public init(_ dispatcher: Dispatcher, isStrict: Bool = true) {
        self.dispatcher = dispatcher
        let described = dispatcher.endpoints.map { ($0.name, $0) }
        endpoints = isStrict ? Dictionary(described) { first, _ in first } : [:]
    }

    /// Throws only if a streamed body breaks off.
    public func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let response = declared(await dispatcher.respond(to: request), to: request)
        guard let body = response.streamed else { return response }
        // Events are endless: a caller that does not stream gets the head only.
        if response.isEvents, !request.takesStream {
            body.stream.close()
            var head = response
            head.streamed = nil
            return head
        }
        var measured = response
        measured.streamed = StreamedBody(length: body.length, MeasuredStream(body))
        return request.takesStream ? measured : try await measured.gathered(atMost: Self.largestAnswer)
    }

    private static let largestAnswer = 16 << 20

    private func declared(_ response: WireResponse, to request: WireRequest) -> WireResponse {
        guard request.method != "HEAD", let name = response.endpoint,
            let fault = endpoints[name]?.undeclared(response)
        else { return response }
        response.streamed?.stream.close()
        return .problem(Problem(ServiceFailure.internal(fault)))
    }
}
