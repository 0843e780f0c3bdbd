/// The header of a GIF file (GIF89a): its screen and the frames it declares.
enum GIFHeader {
    /// The most blocks, including data sub-blocks of up to 255 bytes.
    private static let blockLimit = 65_536

    static func read(_ bytes: ByteReader) throws(HeaderFault) -> FrameFacts {
        guard let width = bytes.little(2, at: 6), let height = bytes.little(2, at: 8),
            let flags = bytes.byte(at: 10)
        else { throw .cut }
        var walk = Walk(bytes, from: 13 + tableSize(flags), FrameFacts(width: width, height: height))
        while try walk.readBlock() {}
        guard walk.hasFrame else { throw .cut }
        return walk.screen
    }

    /// The size of a colour table in bytes: three times two to the power of the low three bits plus one.
    private static func tableSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1) }

    private struct Walk {
        private let bytes: ByteReader
        private var place: Int
        private var left = GIFHeader.blockLimit
        private(set) var screen: FrameFacts
        private(set) var hasFrame = false

        init(_ bytes: ByteReader, from place: Int, _ screen: FrameFacts) {
            self.bytes = bytes
            self.place = place
            self.screen = screen
        }

        /// Reads the next block; false after the last. A truncated or overlong rest counts as the end: the
        /// first frame is shown then, or a later one that is whole.
        mutating func readBlock() throws(HeaderFault) -> Bool {
            guard left > 0, let mark = bytes.byte(at: place), mark != 0x3B else { return false }
            switch mark {
            case 0x2C: try readFrame()
            case 0x21: place += 2
            default:
                guard hasFrame else { throw .unknownCoding }
                return false
            }
            skipPieces()
            return true
        }

        /// An image descriptor. A frame may exceed the screen, which then grows.
        private mutating func readFrame() throws(HeaderFault) {
            guard let x = bytes.little(2, at: place + 1), let y = bytes.little(2, at: place + 3),
                let width = bytes.little(2, at: place + 5), let height = bytes.little(2, at: place + 7),
                let flags = bytes.byte(at: place + 9)
            else {
                guard hasFrame else { throw .cut }
                place = bytes.count
                return
            }
            guard width > 0, height > 0 else { throw .noSize }
            screen.width = max(screen.width, x + width)
            screen.height = max(screen.height, y + height)
            hasFrame = true
            // The minimum code size takes one byte before the data.
            place += 10 + GIFHeader.tableSize(flags) + 1
        }

        private mutating func skipPieces() {
            while left > 0, let size = bytes.byte(at: place) {
                left -= 1
                place += 1 + size
                if size == 0 { return }
            }
        }
    }
}
