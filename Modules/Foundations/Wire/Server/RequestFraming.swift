import NIOHTTP1
import Vocabulary
import Wire

/// Checks that all programs on a request's way agree where it ends and which host it is for. This comes
/// before any other check.
enum RequestFraming {
    /// The answer to a head that is not HTTP.
    static let unreadable = malformed("request", expected: "HTTP/1.1")

    /// The fault of the head; nil if there is none.
    static func fault(of head: HTTPRequestHead) -> Problem? {
        let codings = head.headers[canonicalForm: "transfer-encoding"]
        if !codings.isEmpty {
            // The only supported coding; HTTP/1.0 has none (RFC 9112, section 6.1).
            guard head.version != .http1_0, codings.count == 1, codings[0].lowercased() == "chunked" else {
                return malformed("transfer-encoding", expected: "'chunked' alone, and HTTP/1.1")
            }
        }
        let hosts = head.headers["host"]
        if hosts.count > 1 { return .badHost }
        guard let authority = authority(of: head.uri) else { return nil }
        return authority.lowercased() == hosts.first?.lowercased() ? nil : .badHost
    }

    /// The authority of a target in absolute form, `http://authority/path`, which must equal `Host` (RFC
    /// 9112, section 3.2); nil for other forms.
    private static func authority(of target: String) -> Substring? {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return nil }
        return target[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    }

    private static func malformed(_ field: String, expected: String) -> Problem {
        Problem(ServiceFailure.badRequest([FieldError(field, .malformed(expected: expected))]))
    }
}
