/// Sends a request to a server and returns its answer: libcurl, or the loopback.
public protocol Transport: Sendable {
    /// The server's address for people: `https://madang.example`; nil inside the process.
    var serverAddress: String? { get }

    /// The server's answer, whatever its status. Ends at the transport's own time limit at the latest.
    ///
    /// Throws if there is no complete answer. Cancelling the task ends the transfer at once.
    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse
}

extension Transport {
    /// Nil: requests stay inside the process.
    public var serverAddress: String? { nil }
}

/// Why there is no complete answer.
public enum TransportFailure: Error, Hashable, Sendable {
    /// The server could not be reached; the request was not begun.
    case unreachable(String)
    /// The server's certificate is not trusted; the request was not sent.
    case untrusted(CertificateFault)
    /// The time limit passed; the request may or may not have taken effect.
    case timedOut
    /// The connection broke or the answer was not HTTP; the request may or may not have taken effect.
    case interrupted(String)
    /// The task was cancelled.
    case cancelled
    /// The answer exceeds the limit.
    case tooLarge

    /// A fault of a server's certificate.
    public enum CertificateFault: Hashable, Sendable {
        /// It belongs to another host.
        case otherHost
        /// No trusted authority has signed it: it is self-signed, or of an unknown authority.
        case unknownAuthority
        /// It has expired, or is not valid yet.
        case outOfDate
    }

    /// The reason in English.
    public var reason: String {
        switch self {
        case .unreachable(let reason): "cannot reach the server: \(reason)"
        case .untrusted(.otherHost): "the server's certificate is for another host"
        case .untrusted(.unknownAuthority): "the server's certificate is not trusted"
        case .untrusted(.outOfDate): "the server's certificate has expired or is not valid yet"
        case .timedOut: "the server did not answer in time"
        case .interrupted(let reason): "the connection broke: \(reason)"
        case .cancelled: "cancelled"
        case .tooLarge: "the answer is too large"
        }
    }
}
