/// The bytes to put: their count and their source, which is read once.
public struct BlobContent: Sendable {
    /// How many bytes there are.
    public let size: Int
    /// Supplies the bytes.
    public let reader: any BlobReader

    /// A content of `size` bytes from the reader. The store that puts it closes the reader.
    public init(size: Int, from reader: any BlobReader) {
        self.size = size
        self.reader = reader
    }

    /// A content held in memory.
    public init(_ bytes: [UInt8]) {
        self.init(size: bytes.count, from: BytesReader(bytes))
    }
}

/// An opened blob: its size, the range being read, and its reader.
public struct OpenedBlob: Sendable {
    /// How many bytes the whole blob has.
    public let size: Int
    /// The range that the reader supplies, counted from 0.
    public let range: Range<Int>
    /// Supplies the bytes; the caller closes it.
    public let reader: any BlobReader

    /// Memberwise.
    public init(size: Int, range: Range<Int>, reader: any BlobReader) {
        self.size = size
        self.range = range
        self.reader = reader
    }

    /// All bytes of the range; closes the reader. Throws as the reader.
    public func bytes() async throws(BlobError) -> [UInt8] { try await reader.rest(atMost: range.count) }
}
