/// A streamed body, in place of one held in memory.
public struct StreamedBody: Sendable {
    /// The number of bytes; nil if unknown (HTTP/1.1 then sends chunks).
    public let length: Int?
    /// The bytes.
    public let stream: any ByteStream

    /// The recommended size of pieces: 64 KiB.
    public static let piece = 64 << 10

    /// Memberwise.
    public init(length: Int?, _ stream: any ByteStream) {
        self.length = length
        self.stream = stream
    }

    /// A body held in memory.
    public init(_ bytes: [UInt8]) {
        self.init(length: bytes.count, BytesStream(bytes))
    }

    /// The same body from its first byte; nil if it cannot be repeated.
    public func again() -> StreamedBody? {
        stream.again().map { StreamedBody(length: length, $0) }
    }
}

extension StreamedBody: Hashable {
    /// Whether both are the same stream.
    public static func == (left: StreamedBody, right: StreamedBody) -> Bool { left.stream === right.stream }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(stream)) }
}
