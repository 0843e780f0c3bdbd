/// Bytes that come piece by piece, for one task at a time: the body of a request or of an answer that nobody
/// holds whole.
///
/// Nothing is read ahead: whoever asks for the next piece lets it come. Whoever has a stream reads it to its
/// end or closes it.
public protocol ByteStream: AnyObject, Sendable {
    /// The next bytes in their order, at least one and best no more than `StreamedBody.piece`; nil behind the
    /// last, and after `close`. Throws what keeps them from coming; then nothing more comes.
    func next() async throws(StreamFault) -> [UInt8]?

    /// Lets go of what is held: a file, a connection. Called from anywhere and more than once; a `next` that
    /// waits then ends soon, with nil or a fault.
    func close()

    /// The same bytes from the first on, for whoever has to send them once more; nil if they come only once.
    func again() -> (any ByteStream)?
}

extension ByteStream {
    /// Nil: what comes from a connection comes once.
    public func again() -> (any ByteStream)? { nil }

    /// All bytes that are left, of which there are at most so many; closes the stream. Throws as `next`, and
    /// `tooLarge` at the first byte more.
    public func rest(atMost limit: Int) async throws(StreamFault) -> [UInt8] {
        defer { close() }
        var bytes: [UInt8] = []
        while let piece = try await next() {
            guard piece.count <= limit - bytes.count else { throw .tooLarge(limit: limit) }
            bytes += piece
        }
        return bytes
    }
}

/// What keeps a stream's bytes from coming.
public enum StreamFault: Error, Hashable, Sendable {
    /// The other side is gone before the last byte.
    case disconnected
    /// The other side sends fewer bytes a second than that.
    case tooSlow(leastRate: Int)
    /// The other side had that long to send all of it.
    case late(limit: Duration)
    /// There are more bytes than that.
    case tooLarge(limit: Int)
    /// What the bytes come from cannot be read; the reason is for the operator, without secrets.
    case broken(String)

    /// The reason in English.
    public var reason: String {
        switch self {
        case .disconnected: "the connection ended before the last byte"
        case .tooSlow(let leastRate): "fewer than \(leastRate) bytes came in a second"
        case .late(let limit): "it did not come within \(limit.components.seconds) seconds"
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .broken(let reason): reason
        }
    }
}
