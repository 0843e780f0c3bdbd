/// Carries a request to a server and its answer back: libcurl, or the loopback.
public protocol Transport: Sendable {
    /// The server's answer, whatever its status. Ends by the transport's own time limit at the latest.
    ///
    /// Throws when there is no whole answer. A cancelled task ends the transfer at once.
    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse
}

/// Why there is no whole answer.
public enum TransportFailure: Error, Hashable, Sendable {
    /// Nobody could be reached; the request was not begun.
    case unreachable(String)
    /// The time limit passed; the request may or may not have taken effect.
    case timedOut
    /// The connection broke or the answer was no HTTP; the request may or may not have taken effect.
    case interrupted(String)
    /// The task was cancelled.
    case cancelled
    /// The answer is larger than the limit.
    case tooLarge

    /// The reason in English.
    public var reason: String {
        switch self {
        case .unreachable(let reason): "cannot reach the server: \(reason)"
        case .timedOut: "the server did not answer in time"
        case .interrupted(let reason): "the connection broke: \(reason)"
        case .cancelled: "cancelled"
        case .tooLarge: "the answer is too large"
        }
    }
}
