import Synchronization

/// Hands out bytes that are all in memory, without copying more than a piece of them.
public final class BytesStream: ByteStream {
    private let bytes: [UInt8]
    private let position = Mutex(0)

    /// These bytes in their order.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func next() async throws(StreamFault) -> [UInt8]? {
        let range = position.withLock { position in
            let start = position
            position = min(start + StreamedBody.piece, bytes.count)
            return start..<position
        }
        return range.isEmpty ? nil : Array(bytes[range])
    }

    public func close() { position.withLock { $0 = bytes.count } }

    public func again() -> (any ByteStream)? { BytesStream(bytes) }
}
