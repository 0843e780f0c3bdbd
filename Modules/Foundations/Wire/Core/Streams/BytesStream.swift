import Synchronization

/// Supplies bytes held in memory, copying one piece at a time.
public final class BytesStream: ByteStream {
    private let bytes: [UInt8]
    private let position = Mutex(0)

    /// Supplies these bytes.
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
