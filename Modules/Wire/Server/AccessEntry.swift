public import Vocabulary

/// What the access log says of one request: nothing that the client could have put a secret into, so no
/// query, no path that met no endpoint, no header field and no body.
public struct AccessEntry: Sendable {
    /// The method, cut to 16 characters.
    public let method: String
    /// The endpoint's name, `healthz`, `readyz` or `metrics`; `none` if nothing is at the address.
    public let endpoint: String
    /// The answer's status.
    public let status: Int
    /// How many bytes the answer's body has.
    public let bytes: Int
    /// How long it took from the head of the request to the answer, without sending it.
    public let microseconds: Int64
    /// The client's address; nil if it has none.
    public let client: String?
    /// The request's name.
    public let request: String
    /// The member for whom it was answered, nil for an anonymous visitor.
    public let member: MemberID?
    /// Why the server failed at it, which the client is not told; nil if it did not.
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
