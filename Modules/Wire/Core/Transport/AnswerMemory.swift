/// Keeps what a server answered, to answer it again while the server cannot be reached: `stale-if-error` of
/// RFC 5861 (section 4), on the side of the client.
public protocol AnswerMemory: Sendable {
    /// The server has answered so. What is asked for again by the same target may be kept.
    func keep(_ response: WireResponse, to request: WireRequest) async
    /// What the server answered last, which cannot be reached; nil where nothing is kept, and for requests
    /// that change something.
    func answer(to request: WireRequest) async -> WireResponse?
}

extension WireRequest {
    /// Whether an older answer serves whoever asks: it was read and changes nothing.
    public var isRead: Bool { method == Method.get.rawValue && !takesStream }
}
