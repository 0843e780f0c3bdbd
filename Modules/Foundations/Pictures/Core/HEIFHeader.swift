/// The header of a HEIF file (ISO/IEC 23008-12): the sizes of its items, which stand in `ispe` boxes.
enum HEIFHeader {
    /// The boxes that lead to the sizes. Other boxes are skipped, however deep they nest.
    private static let path: [StaticString] = ["meta", "iprp", "ipco", "ispe"]
    private static let boxLimit = 10_000

    /// The largest width and the largest height. The decoder makes no larger picture, whichever item it
    /// takes.
    static func read(_ bytes: ByteReader) throws(HeaderFault) -> FrameFacts {
        var walk = Walk(bytes: bytes)
        try walk.enter(0..<bytes.count, depth: 0)
        guard let largest = walk.largest else { throw .noSize }
        return largest
    }

    private struct Walk {
        let bytes: ByteReader
        var largest: FrameFacts?
        private var left = HEIFHeader.boxLimit

        init(bytes: ByteReader) { self.bytes = bytes }

        /// Reads the boxes in the range, descending along `path`.
        mutating func enter(_ range: Range<Int>, depth: Int) throws(HeaderFault) {
            var place = range.lowerBound
            while place < range.upperBound {
                guard left > 0 else { throw .tooManyParts }
                left -= 1
                guard let box = try box(at: place, in: range, isOutermost: depth == 0) else { return }
                if bytes.holds(HEIFHeader.path[depth], at: place + 4) {
                    try open(box, depth: depth)
                }
                place = box.content.upperBound
            }
        }

        /// The box there; nil for stray bytes behind a whole picture, which some phones write. The decoder
        /// refuses data that is short.
        private func box(at place: Int, in range: Range<Int>, isOutermost: Bool) throws(HeaderFault) -> Box? {
            do throws(HeaderFault) {
                return try Box(bytes, at: place, in: range, isOutermost: isOutermost)
            } catch {
                guard isOutermost, largest != nil else { throw error }
                return nil
            }
        }

        private mutating func open(_ box: Box, depth: Int) throws(HeaderFault) {
            // `meta` and `ispe` begin with four bytes of version and flags.
            let skipped = depth == 0 || depth == HEIFHeader.path.count - 1 ? 4 : 0
            guard box.content.count >= skipped else { throw .cut }
            let content = box.content.dropFirst(skipped)
            if depth < HEIFHeader.path.count - 1 { return try enter(content, depth: depth + 1) }
            guard content.count >= 8, let width = bytes.big(4, at: content.lowerBound),
                let height = bytes.big(4, at: content.lowerBound + 4)
            else { throw .cut }
            guard width > 0, height > 0 else { throw .noSize }
            largest = FrameFacts(
                width: max(width, largest?.width ?? 0), height: max(height, largest?.height ?? 0))
        }
    }

    /// A box (ISO/IEC 14496-12, section 4.2): a length of four bytes, a type, and the content.
    private struct Box {
        let content: Range<Int>

        init(_ bytes: ByteReader, at place: Int, in range: Range<Int>, isOutermost: Bool) throws(HeaderFault)
        {
            guard var size = bytes.big(4, at: place), place + 8 <= range.upperBound else { throw .cut }
            var head = 8
            if size == 1 {
                // A length of eight bytes; the upper four must be zero for any file accepted here.
                guard let high = bytes.big(4, at: place + 8), let low = bytes.big(4, at: place + 12) else {
                    throw .cut
                }
                guard high == 0 else { throw .cut }
                (size, head) = (low, 16)
            } else if size == 0 {
                guard isOutermost else { throw .unknownCoding }
                size = range.upperBound - place
            }
            guard size >= head else { throw .unknownCoding }
            guard place + size <= range.upperBound else { throw .cut }
            content = place + head..<place + size
        }
    }
}
