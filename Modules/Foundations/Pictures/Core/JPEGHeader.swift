/// The header of a JPEG file (ITU-T T.81, annex B): segments up to the first scan, read as libjpeg does.
enum JPEGHeader {
    /// The most segments; a permitted file full of metadata has a few hundred.
    private static let segmentLimit = 1_000
    /// The most stray bytes between segments. libjpeg skips them too: some cameras leave a few.
    private static let strayLimit = 65_536

    static func read(_ bytes: ByteReader) throws(HeaderFault) -> FrameFacts {
        var place = 2
        var frame: Frame?
        for _ in 0..<segmentLimit {
            let marker = try nextMarker(in: bytes, from: &place)
            switch marker {
            case 0xC0, 0xC1, 0xC2, 0xC9, 0xCA:
                guard frame == nil else { throw .contradiction }
                frame = try Frame(marker, bytes, at: place)
            case 0xDA:
                guard let frame else { throw .noSize }
                return try facts(of: frame, firstScan: bytes, at: place)
            // Standalone markers have no length.
            case 0x01, 0xD0...0xD7: continue
            case 0xC4, 0xCC, 0xDB...0xDD, 0xE0...0xEF, 0xFE: break
            default: throw .unknownCoding
            }
            place += try length(in: bytes, at: place)
        }
        throw .tooManyParts
    }

    /// The code of the next marker; moves `place` past it.
    private static func nextMarker(in bytes: ByteReader, from place: inout Int) throws(HeaderFault) -> Int {
        let start = place
        while place - start <= strayLimit {
            guard let first = bytes.byte(at: place) else { throw .cut }
            place += 1
            guard first == 0xFF else { continue }
            while bytes.byte(at: place) == 0xFF, place - start <= strayLimit { place += 1 }
            guard let code = bytes.byte(at: place) else { throw .cut }
            place += 1
            if code != 0, code != 0xFF { return code }
        }
        throw .tooManyParts
    }

    /// The length of the segment, including its own two bytes.
    private static func length(in bytes: ByteReader, at place: Int) throws(HeaderFault) -> Int {
        guard let length = bytes.big(2, at: place) else { throw .cut }
        guard length >= 2 else { throw .unknownCoding }
        guard place + length <= bytes.count else { throw .cut }
        return length
    }

    /// A frame of several scans is kept in memory until its last scan.
    private static func facts(
        of frame: Frame, firstScan bytes: ByteReader, at place: Int
    ) throws(HeaderFault) -> FrameFacts {
        let length = try length(in: bytes, at: place)
        guard let components = bytes.byte(at: place + 2), length == 6 + 2 * components,
            (1...frame.components).contains(components)
        else { throw .unknownCoding }
        return FrameFacts(
            width: frame.width, height: frame.height,
            isDecodedByRows: !frame.isProgressive && components == frame.components)
    }

    /// A frame header (B.2.2), without its marker.
    private struct Frame {
        let width: Int
        let height: Int
        let components: Int
        let isProgressive: Bool

        init(_ marker: Int, _ bytes: ByteReader, at place: Int) throws(HeaderFault) {
            let length = try JPEGHeader.length(in: bytes, at: place)
            guard let precision = bytes.byte(at: place + 2), let height = bytes.big(2, at: place + 3),
                let width = bytes.big(2, at: place + 5), let components = bytes.byte(at: place + 7)
            else { throw .cut }
            guard precision == 8, (1...4).contains(components), length == 8 + 3 * components else {
                throw .unknownCoding
            }
            // A height of 0 is defined after the first scan, which the decoder does not read.
            guard width > 0, height > 0 else { throw .noSize }
            self.width = width
            self.height = height
            self.components = components
            isProgressive = marker == 0xC2 || marker == 0xCA
        }
    }
}
