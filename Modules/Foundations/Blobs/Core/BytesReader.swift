import Synchronization

/// Supplies bytes held in memory.
public final class BytesReader: BlobReader {
    private let rest: Mutex<ArraySlice<UInt8>>
    private let check: BlobCheck?

    /// Supplies these bytes.
    public init(_ bytes: [UInt8]) {
        rest = Mutex(bytes[...])
        check = nil
    }

    /// Supplies a range of a blob, verified against the key if all of it is read.
    init(_ bytes: [UInt8], _ range: Range<Int>, of key: BlobKey) {
        rest = Mutex(bytes[range])
        check = BlobCheck(key, range, size: bytes.count)
    }

    /// The next bytes. Throws `damaged` at the end of a blob that does not match its key.
    public func next() async throws(BlobError) -> [UInt8]? {
        let piece = rest.withLock { rest in
            let piece = Array(rest.prefix(BlobLimits.piece))
            rest = rest.dropFirst(piece.count)
            return piece
        }
        guard !piece.isEmpty else {
            try check?.end()
            return nil
        }
        check?.add(piece)
        return piece
    }

    /// Releases the bytes.
    public func close() {
        rest.withLock { $0 = [] }
        check?.stop()
    }
}
