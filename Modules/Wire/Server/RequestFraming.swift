import NIOHTTP1
import Vocabulary
import Wire

/// What must hold of the head of a request before anything else is looked at: that all programs on its way
/// agree where it ends and whom it is for.
enum RequestFraming {
    /// What is answered to a head that is no HTTP.
    static let unreadable = malformed("request", expected: "HTTP/1.1")

    /// What is wrong with the head; nil if nothing is.
    static func fault(of head: HTTPRequestHead) -> Problem? {
        let codings = head.headers[canonicalForm: "transfer-encoding"]
        if !codings.isEmpty {
            // The only coding that is read; HTTP/1.0 has none (RFC 9112, section 6.1).
            guard head.version != .http1_0, codings.count == 1, codings[0].lowercased() == "chunked" else {
                return malformed("transfer-encoding", expected: "'chunked' alone, and HTTP/1.1")
            }
        }
        let hosts = head.headers["host"]
        if hosts.count > 1 { return .badHost }
        guard let authority = authority(of: head.uri) else { return nil }
        return authority.lowercased() == hosts.first?.lowercased() ? nil : .badHost
    }

    /// The authority of a target in absolute form, `http://authority/path`, which `Host` has to repeat (RFC
    /// 9112, section 3.2); nil for other forms.
    private static func authority(of target: String) -> Substring? {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return nil }
        return target[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    }

    private static func malformed(_ field: String, expected: String) -> Problem {
        Problem(ServiceFailure.badRequest([FieldError(field, .malformed(expected: expected))]))
    }
}
