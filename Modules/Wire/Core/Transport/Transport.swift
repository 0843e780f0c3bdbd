/// Carries a request to a server and its answer back: libcurl, or the loopback.
public protocol Transport: Sendable {
    /// Where it carries to, as people know it: `https://madang.example`; nil if it never leaves the process.
    var serverAddress: String? { get }

    /// The server's answer, whatever its status. Ends by the transport's own time limit at the latest.
    ///
    /// Throws when there is no whole answer. A cancelled task ends the transfer at once.
    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse
}

extension Transport {
    /// It never leaves the process.
    public var serverAddress: String? { nil }
}

/// Why there is no whole answer.
public enum TransportFailure: Error, Hashable, Sendable {
    /// Nobody could be reached; the request was not begun.
    case unreachable(String)
    /// The server is not to be trusted with the request, which was not sent.
    case untrusted(CertificateFault)
    /// The time limit passed; the request may or may not have taken effect.
    case timedOut
    /// The connection broke or the answer was no HTTP; the request may or may not have taken effect.
    case interrupted(String)
    /// The task was cancelled.
    case cancelled
    /// The answer is larger than the limit.
    case tooLarge

    /// What is wrong with a server's certificate.
    public enum CertificateFault: Hashable, Sendable {
        /// It is another host's.
        case otherHost
        /// Nobody whom this machine trusts has signed it: it is self-signed, or of an unknown authority.
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
