/// A client's store of answers for use while the server cannot be reached (`stale-if-error`, RFC 5861,
/// section 4).
public protocol AnswerMemory: Sendable {
    /// Called after each answer of the server; may store it for later requests with the same target.
    func keep(_ response: WireResponse, to request: WireRequest) async
    /// The server's last answer to the request, used when the server cannot be reached. Nil if there is
    /// none, and for requests that change something.
    func answer(to request: WireRequest) async -> WireResponse?
}

extension WireRequest {
    /// Whether a stored answer may be used: the request only reads, and is not a stream.
    public var isRead: Bool { method == Method.get.rawValue && !takesStream }
}
