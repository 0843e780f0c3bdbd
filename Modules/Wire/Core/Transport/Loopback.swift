import Vocabulary

/// A transport that hands the bytes to a dispatcher of the same process: what is tried over it is tried with
/// every byte that would travel.
///
/// It is stricter than a server: an answer that its endpoint does not declare becomes an internal failure
/// (500) that names both. So whatever runs a contract over it proves that the endpoints declare what they
/// answer. A server sends such an answer as it is, because its client can still make sense of the code.
public struct Loopback: Transport {
    private let dispatcher: Dispatcher
    private let endpoints: [String: EndpointDescription]

    /// Answers with what the dispatcher answers, if the endpoint declares it or `isStrict` is false.
    public init(_ dispatcher: Dispatcher, isStrict: Bool = true) {
        self.dispatcher = dispatcher
        let described = dispatcher.endpoints.map { ($0.name, $0) }
        endpoints = isStrict ? Dictionary(described) { first, _ in first } : [:]
    }

    /// Throws only if the answer's body is a stream that breaks off.
    public func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let response = declared(await dispatcher.respond(to: request), to: request)
        guard let body = response.streamed else { return response }
        // Events have no end: who cannot take them one by one learns that they would come.
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
