import ContractKit
import Wire

/// Cuts what it has opened when a test says so, and then refuses a while to open anything.
final class BreakingTransport: Transport {
    private struct State {
        var streams: [any ByteStream] = []
        var refusals = 0
    }

    private let inner: Loopback
    private let state = LockedValue(State())

    init(_ inner: Loopback) { self.inner = inner }

    /// Ends all streams, and refuses so many requests then.
    func cut(refusing count: Int) {
        let streams = state.withLock { state in
            defer { state = State(refusals: count) }
            return state.streams
        }
        for stream in streams { stream.close() }
    }

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        let isRefused = state.withLock { state in
            state.refusals -= 1
            return state.refusals >= 0
        }
        if isRefused { throw .unreachable("nobody is there") }
        let response = try await inner.send(request)
        if let stream = response.streamed?.stream { state.withLock { $0.streams.append(stream) } }
        return response
    }
}
