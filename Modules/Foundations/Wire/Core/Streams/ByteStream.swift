/// A body read piece by piece, by one task at a time, never wholly in memory.
///
/// Nothing is read ahead: each call of `next` requests one piece. The owner of a stream must read it to its
/// end or close it.
public protocol ByteStream: AnyObject, Sendable {
    /// The next bytes, at least one and preferably at most `StreamedBody.piece`; nil after the last and
    /// after `close`. Throws the fault that ends the stream; nothing comes after it.
    func next() async throws(StreamFault) -> [UInt8]?

    /// Releases the file or connection. Called from any thread and repeatedly; a waiting `next` then ends
    /// soon, with nil or a fault.
    func close()

    /// The same bytes from the start, for sending them again; nil if the stream cannot be repeated.
    func again() -> (any ByteStream)?
}

extension ByteStream {
    /// Nil: a connection's bytes cannot be repeated.
    public func again() -> (any ByteStream)? { nil }

    /// All remaining bytes, at most `limit`; closes the stream. Throws as `next`, and `tooLarge` if there
    /// are more.
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

/// Why a stream breaks off.
public enum StreamFault: Error, Hashable, Sendable {
    /// The peer disconnected before the last byte.
    case disconnected
    /// The peer sends fewer bytes a second than the minimum.
    case tooSlow(leastRate: Int)
    /// The peer did not send everything within the time limit.
    case late(limit: Duration)
    /// There are more bytes than the limit.
    case tooLarge(limit: Int)
    /// The source cannot be read; the reason is for the operator, without secrets.
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
