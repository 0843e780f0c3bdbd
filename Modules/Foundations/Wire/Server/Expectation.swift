import HTTPTypes

/// The `Expect` field of a request (RFC 9110, section 10.1.1).
enum Expectation: Hashable, Sendable {
    /// The field is absent.
    case nothing
    /// `100-continue`: the client waits for `100 Continue` before it sends the body.
    case consent
    /// An unsupported expectation.
    case unknown

    init(_ fields: HTTPFields) {
        let values = fields[values: .expect]
        if values.isEmpty {
            self = .nothing
        } else {
            self = values.allSatisfy { $0.lowercased() == "100-continue" } ? .consent : .unknown
        }
    }
}

extension HTTPRequest {
    /// Whether a body follows the head (RFC 9112, section 6.3).
    var hasBody: Bool {
        headerFields[.transferEncoding] != nil || headerFields[.contentLength].map { $0 != "0" } ?? false
    }

    /// The body's length in bytes, if the head tells.
    var bodyLength: Int? { headerFields[.contentLength].flatMap { Int($0) } }
}
