/// The bytes that are to be put: how many, and where they come from. They are read once.
public struct BlobContent: Sendable {
    /// How many bytes there are.
    public let size: Int
    /// Gives them.
    public let reader: any BlobReader

    /// So many bytes from that reader, which whoever puts them closes.
    public init(size: Int, from reader: any BlobReader) {
        self.size = size
        self.reader = reader
    }

    /// Bytes that are all in memory.
    public init(_ bytes: [UInt8]) {
        self.init(size: bytes.count, from: BytesReader(bytes))
    }
}

/// A blob that has been opened: how many bytes it has, which of them come, and the bytes.
public struct OpenedBlob: Sendable {
    /// How many bytes the whole blob has.
    public let size: Int
    /// Which of them come, counted from 0.
    public let range: Range<Int>
    /// Gives them; to be closed.
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
