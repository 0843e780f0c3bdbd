/// Supplies bytes piece by piece, to one task at a time.
public protocol BlobReader: AnyObject, Sendable {
    /// The next bytes, at least one and at most `BlobLimits.piece`; nil after the last byte and after
    /// `close`. Throws the error that prevents reading. When a blob is read from its first byte on, the end
    /// throws `damaged` if the bytes do not match the key.
    func next() async throws(BlobError) -> [UInt8]?

    /// Releases the file or connection. Required for every opened reader; may be called twice.
    func close()
}

extension BlobReader {
    /// All remaining bytes, at most `limit`; closes the reader. Throws as `next`, and `tooLarge` if there
    /// are more.
    public func rest(atMost limit: Int) async throws(BlobError) -> [UInt8] {
        defer { close() }
        var bytes: [UInt8] = []
        while let piece = try await next() {
            guard piece.count <= limit - bytes.count else { throw .tooLarge(limit: limit) }
            bytes += piece
        }
        return bytes
    }
}

/// Limits shared by all stores and their users.
public enum BlobLimits {
    /// The most bytes a reader supplies at a time: 256 KiB.
    public static let piece = 256 << 10
    /// The default limit for the size of a blob: 64 MiB.
    public static let usualSize = 64 << 20
    /// The most entries of a page.
    public static let page = 1000
}
