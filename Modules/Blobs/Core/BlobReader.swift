/// Hands out bytes piece by piece, for one task at a time.
public protocol BlobReader: AnyObject, Sendable {
    /// The next bytes in their order, at least one and at most `BlobLimits.piece`; nil behind the last, and
    /// after `close`. Throws what keeps them from being read; whoever reads a blob from its first byte on
    /// gets `damaged` in place of the end if the bytes were not those of the key.
    func next() async throws(BlobError) -> [UInt8]?

    /// Lets go of what is held: a file, a connection. Called for everything that was opened, also twice.
    func close()
}

extension BlobReader {
    /// All bytes that are left, of which there are at most so many; closes the reader. Throws as `next`, and
    /// `tooLarge` at the first byte more.
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

/// Limits that all stores and their users share.
public enum BlobLimits {
    /// The most bytes that a reader hands out at a time: 256 KiB.
    public static let piece = 256 << 10
    /// The most bytes of a blob unless a store is told otherwise: 64 MiB.
    public static let usualSize = 64 << 20
    /// The most entries of a page.
    public static let page = 1000
}
