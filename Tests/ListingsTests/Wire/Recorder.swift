import Synchronization
import Wire

/// A transport that remembers what went through it last.
final class Recorder: Transport {
    private let inner: any Transport
    private let last = Mutex<(WireRequest, WireResponse)?>(nil)

    init(_ inner: any Transport) {
        self.inner = inner
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let response = try await inner.send(request)
        last.withLock { $0 = (request, response) }
        return response
    }

    /// The last request and its answer.
    var exchange: (request: WireRequest, response: WireResponse)? { last.withLock { $0 } }
}

extension WireRequest {
    /// The request as a JSON document; its body stands in it byte by byte.
    var golden: String {
        #"{"method": "\#(method)", "target": "\#(target)", "body": \#(goldenText(body))}"#
    }
}

extension WireResponse {
    /// The answer as a JSON document; its body stands in it byte by byte.
    var golden: String { #"{"status": \#(status), "body": \#(goldenText(body))}"# }
}

private func goldenText(_ body: [UInt8]) -> String {
    body.isEmpty ? "null" : String(decoding: body, as: UTF8.self)
}
