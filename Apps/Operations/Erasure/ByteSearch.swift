/// Looks for texts in bytes that come piece by piece.
struct ByteSearch {
    /// Something that was found: which line's text, and at which byte of the file it begins.
    struct Hit: Hashable, Sendable {
        let line: Int
        let offset: Int
    }

    /// How many bytes a piece has that is read at once.
    static let piece = 1 << 20

    private let values: ErasedValues
    private let limit: Int
    /// Every place of every text so far, at most `limit`.
    private(set) var found: [Hit] = []
    private var buffer: [UInt8] = []
    private var start = 0

    init(_ values: ErasedValues, limit: Int) {
        (self.values, self.limit) = (values, limit)
    }

    /// Whether it has found as much as it may.
    var isFull: Bool { found.count >= limit }

    /// Searches the next piece. Pieces overlap by less than the longest text, so that none is missed and none
    /// found twice.
    mutating func add(_ piece: some Sequence<UInt8>) {
        buffer += piece
        for hit in hits(in: buffer, from: start) where !isFull && !found.contains(hit) { found.append(hit) }
        let kept = min(buffer.count, ErasedValues.piece - 1)
        start += buffer.count - kept
        buffer = Array(buffer.suffix(kept))
    }

    private func hits(in buffer: [UInt8], from start: Int) -> [Hit] {
        buffer.withUnsafeBufferPointer { bytes in
            values.values.flatMap { value in
                value.needles.flatMap { needle in
                    Self.positions(of: needle, in: bytes).map { Hit(line: value.line, offset: start + $0) }
                }
            }
        }
    }

    private static func positions(of needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var (positions, start): ([Int], Int) = ([], 0)
        while let found = ErasedValues.position(of: needle, in: .init(rebasing: bytes[start...])) {
            positions.append(start + found)
            start += found + needle.count
        }
        return positions
    }
}
