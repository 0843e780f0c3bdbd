/// The header of a PNG file (ISO/IEC 15948), with all its chunks.
enum PNGHeader {
    /// The most compressed texts and profiles; the decoder unpacks them before anything else.
    private static let packedLimit = 16
    /// The most chunks; writers make chunks of 4 kB and more.
    private static let chunkLimit = 10_000

    static func read(_ bytes: ByteReader) throws(HeaderFault) -> FrameFacts {
        let frame = try firstChunk(of: bytes)
        var (place, packed, hasData) = (33, 0, false)
        for _ in 0..<chunkLimit {
            // A chunk adds its length, type and checksum to its data.
            guard let length = bytes.big(4, at: place), place + 12 + length <= bytes.count else {
                // Viewers show a picture whose end alone is missing; the decoder refuses data that is short.
                guard hasData, !bytes.holds("IDAT", at: place + 4) else { throw .cut }
                return frame
            }
            let next = place + 12 + length
            if bytes.holds("IEND", at: place + 4) {
                guard hasData else { throw .contradiction }
                return frame
            }
            if bytes.holds("IHDR", at: place + 4) { throw .contradiction }
            if bytes.holds("IDAT", at: place + 4) { hasData = true }
            if isPacked(bytes, at: place + 4) { packed += 1 }
            guard packed <= packedLimit else { throw .tooManyParts }
            place = next
        }
        throw .tooManyParts
    }

    private static func isPacked(_ bytes: ByteReader, at place: Int) -> Bool {
        bytes.holds("zTXt", at: place) || bytes.holds("iTXt", at: place) || bytes.holds("iCCP", at: place)
    }

    /// The size, with the colour type validated by table 11.1.
    private static func firstChunk(of bytes: ByteReader) throws(HeaderFault) -> FrameFacts {
        guard bytes.count >= 33 else { throw .cut }
        guard bytes.big(4, at: 8) == 13, bytes.holds("IHDR", at: 12), let width = bytes.big(4, at: 16),
            let height = bytes.big(4, at: 20), let depth = bytes.byte(at: 24),
            let colour = bytes.byte(at: 25)
        else { throw .noSize }
        let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
        guard depths[colour]?.contains(depth) == true, bytes.holds([0, 0], at: 26),
            let interlace = bytes.byte(at: 28), interlace <= 1
        else { throw .unknownCoding }
        guard width > 0, height > 0 else { throw .noSize }
        return FrameFacts(width: width, height: height)
    }
}
