import HTTPTypes

/// What a client wants to hear before it sends the body of a request (RFC 9110, section 10.1.1).
enum Expectation: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// That the body will be taken: `100 Continue`.
    case consent
    /// Something that no server of ours knows.
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

    /// How many bytes the body has, if the head says so.
    var bodyLength: Int? { headerFields[.contentLength].flatMap { Int($0) } }
}
