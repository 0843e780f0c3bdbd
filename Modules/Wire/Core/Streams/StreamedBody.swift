/// A body that is a stream, in place of one that is whole in memory.
public struct StreamedBody: Sendable {
    /// How many bytes come; nil if nobody knows (then HTTP/1.1 sends them in chunks).
    public let length: Int?
    /// The bytes.
    public let stream: any ByteStream

    /// The size of pieces that suits all: 64 KiB.
    public static let piece = 64 << 10

    /// Memberwise.
    public init(length: Int?, _ stream: any ByteStream) {
        self.length = length
        self.stream = stream
    }

    /// Bytes that are all in memory.
    public init(_ bytes: [UInt8]) {
        self.init(length: bytes.count, BytesStream(bytes))
    }

    /// The same body from its first byte on; nil if it comes only once.
    public func again() -> StreamedBody? {
        stream.again().map { StreamedBody(length: length, $0) }
    }
}

extension StreamedBody: Hashable {
    /// Whether both are the same stream.
    public static func == (left: StreamedBody, right: StreamedBody) -> Bool { left.stream === right.stream }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(stream)) }
}
