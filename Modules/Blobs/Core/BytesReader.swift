import Synchronization

/// Hands out bytes that are all in memory.
public final class BytesReader: BlobReader {
    private let rest: Mutex<ArraySlice<UInt8>>
    private let check: BlobCheck?

    /// These bytes in their order.
    public init(_ bytes: [UInt8]) {
        rest = Mutex(bytes[...])
        check = nil
    }

    /// The range of a blob, whose bytes are compared with the key where all of them are read.
    init(_ bytes: [UInt8], _ range: Range<Int>, of key: BlobKey) {
        rest = Mutex(bytes[range])
        check = BlobCheck(key, range, size: bytes.count)
    }

    /// The next bytes. Throws `damaged` in place of the end of a blob that is not what its key says.
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

    /// Lets go of the bytes.
    public func close() {
        rest.withLock { $0 = [] }
        check?.stop()
    }
}
