import PortOne
import Synchronization
import Wire

extension PortOneSandbox {
    /// Answers a request of the interface by `make`, or as the orders for faults want it: late, by a status
    /// of their own, or not to its end. An answer that breaks off has a body of which less comes than its
    /// length.
    func answering(_ request: WireRequest, _ make: () async -> WireResponse) async -> WireResponse {
        let trouble = state.withLock { $0.faults.take(for: request.target) }
        if trouble.skew != .zero { clock.advance(by: trouble.skew) }
        if trouble.latency > .zero { await pause(trouble.latency) }
        guard let kind = trouble.kind else { return await make() }
        switch kind {
        case .reset(isAfter: false): return .brokenOff
        case .status(let status, isAfter: false): return .outage(status)
        default: return await spoil(await make(), kind)
        }
    }

    /// The answer to a request that took effect, as the fault leaves it.
    private func spoil(_ response: WireResponse, _ kind: SandboxFault.Kind) async -> WireResponse {
        var spoiled = response
        switch kind {
        case .reset: return .brokenOff
        case .status(let status, _): return .outage(status)
        case .timeout(let duration): await pause(min(duration, SandboxFault.longest))
        case .slow(let rate):
            let stream = SlowStream(response.body, rate: rate, pause: pause)
            (spoiled.body, spoiled.streamed) = ([], StreamedBody(length: response.body.count, stream))
        case .truncated: spoiled.body = Array(response.body.prefix(response.body.count / 2))
        case .latency, .skew: break
        }
        return spoiled
    }
}

extension WireResponse {
    /// An answer whose body does not come.
    fileprivate static var brokenOff: WireResponse {
        var response = json(200, [])
        response.streamed = StreamedBody(length: 2, BrokenStream(after: []))
        return response
    }

    /// The error answer of PortOne, or of a proxy before it.
    fileprivate static func outage(_ status: Int) -> WireResponse {
        switch status {
        case 401: return PortOneWire.response(PortOneRefusal(status: 401, .unauthorized))
        case 429:
            let refusal = PortOneRefusal(
                status: 429, PortOneRefusalType(rawValue: "TOO_MANY_REQUESTS"), message: "by order")
            var response = PortOneWire.response(refusal)
            response.headers["retry-after"] = "1"
            return response
        default:
            let page = "<!doctype html><title>\(status)</title><p>The service cannot be reached.</p>\n"
            return WireResponse(
                status: status, headers: ["content-type": "text/html; charset=utf-8"],
                body: Array(page.utf8))
        }
    }
}
