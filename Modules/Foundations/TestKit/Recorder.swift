import ContractKit
public import Wire

/// A transport that remembers what went through it.
public final class Recorder: Transport {
    /// A request and its answer.
    public struct Exchange: Sendable {
        /// What was sent.
        public let request: WireRequest
        /// What came back.
        public let response: WireResponse

        /// Both as one JSON document; the bodies stand in it byte by byte.
        public var golden: String {
            "{\n\"request\": \(request.golden),\n\"answer\": \(response.golden)\n}\n"
        }
    }

    private let inner: any Transport
    private let log = LockedValue<[Exchange]>([])

    /// Sends everything on through the other transport.
    public init(_ inner: any Transport) { self.inner = inner }

    /// The other's answer. Throws as it does.
    public func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let response = try await inner.send(request)
        log.withLock { $0.append(Exchange(request: request, response: response)) }
        return response
    }

    /// What went through, in order.
    public var exchanges: [Exchange] { log.now }
}

extension WireRequest {
    /// The request as a JSON document; its body stands in it byte by byte.
    public var golden: String {
        #"{"method": "\#(method)", "target": "\#(target)", "body": \#(goldenText(body))}"#
    }
}

extension WireResponse {
    /// The answer as a JSON document; its body stands in it byte by byte.
    public var golden: String { #"{"status": \#(status), "body": \#(goldenText(body))}"# }
}

/// A JSON body as it stands in a golden file: `null` for none.
public func goldenText(_ body: [UInt8]) -> String {
    body.isEmpty ? "null" : String(decoding: body, as: UTF8.self)
}
