public import Vocabulary

/// One request in the access log. It holds no text in which a client could have put a secret: no query, no
/// unmatched path, no header field and no body.
public struct AccessEntry: Sendable {
    /// The method, cut to 16 characters.
    public let method: String
    /// The endpoint's name, `healthz`, `readyz` or `metrics`; `none` without an endpoint.
    public let endpoint: String
    /// The answer's status.
    public let status: Int
    /// The size of the answer's body in bytes.
    public let bytes: Int
    /// The time from the request's head to the answer, without sending it.
    public let microseconds: Int64
    /// The client's address; nil if it has none.
    public let client: String?
    /// The request's identifier.
    public let request: String
    /// The member of the request; nil for an anonymous visitor.
    public let member: MemberID?
    /// The reason of a server failure, which the client does not see; nil for none.
    public let reason: String?
}

extension AccessEntry: CustomStringConvertible {
    /// `method=GET endpoint=listings.browse status=200 …`
    public var description: String {
        "method=\(method) endpoint=\(endpoint) status=\(status) bytes=\(bytes) microseconds=\(microseconds)"
            + (client.map { " client=\($0)" } ?? "") + " request=\(request)"
            + (member.map { " member=\($0)" } ?? "") + (reason.map { " reason=\($0)" } ?? "")
    }
}
