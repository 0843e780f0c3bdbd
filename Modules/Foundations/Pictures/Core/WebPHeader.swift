/// The header of a WebP file (RFC 9649): one frame, or a canvas and the first frame on it.
enum WebPHeader {
    private static let chunkLimit = 1_000

    static func read(_ bytes: ByteReader) throws(HeaderFault) -> FrameFacts {
        guard let size = bytes.little(4, at: 4), size >= 12 else { throw .noSize }
        guard size + 8 <= bytes.count else { throw .cut }
        if bytes.holds("VP8X", at: 12) { return try extended(bytes, end: size + 8) }
        guard let frame = try frame(bytes, chunk: 12) else { throw .unknownCoding }
        return frame
    }

    /// The frame in the chunk; nil if the chunk holds no frame.
    private static func frame(_ bytes: ByteReader, chunk: Int) throws(HeaderFault) -> FrameFacts? {
        let place = chunk + 8
        if bytes.holds("VP8 ", at: chunk) {
            guard let frame = VP8Frame(bytes, at: place) else { throw .noSize }
            return FrameFacts(width: frame.width, height: frame.height, isDecodedByRows: true)
        }
        guard bytes.holds("VP8L", at: chunk) else { return nil }
        guard bytes.byte(at: place) == 0x2F, let bits = bytes.little(4, at: place + 1), bits >> 29 == 0 else {
            throw .noSize
        }
        return FrameFacts(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }

    private static func extended(_ bytes: ByteReader, end: Int) throws(HeaderFault) -> FrameFacts {
        guard let length = bytes.little(4, at: 16), length >= 10, let flags = bytes.byte(at: 20),
            let width = bytes.little(3, at: 24), let height = bytes.little(3, at: 27)
        else { throw .cut }
        let canvas = FrameFacts(width: width + 1, height: height + 1)
        var place = 20 + length + length % 2
        for _ in 0..<chunkLimit {
            guard place + 8 <= end, let length = bytes.little(4, at: place + 4) else { throw .cut }
            guard place + 8 + length <= end else { throw .cut }
            if flags & 0x02 != 0 {
                if bytes.holds("ANMF", at: place) { return try animated(canvas, bytes, at: place + 8) }
            } else if let frame = try frame(bytes, chunk: place) {
                guard frame.width == canvas.width, frame.height == canvas.height else {
                    throw .contradiction
                }
                return frame
            }
            place += 8 + length + length % 2
        }
        throw .tooManyParts
    }

    /// The first frame must lie on the canvas.
    private static func animated(
        _ canvas: FrameFacts, _ bytes: ByteReader, at place: Int
    ) throws(HeaderFault) -> FrameFacts {
        guard let x = bytes.little(3, at: place), let y = bytes.little(3, at: place + 3),
            let width = bytes.little(3, at: place + 6), let height = bytes.little(3, at: place + 9)
        else { throw .cut }
        guard 2 * x + width + 1 <= canvas.width, 2 * y + height + 1 <= canvas.height else {
            throw .contradiction
        }
        return canvas
    }
}

/// The header of a VP8 key frame (RFC 6386, section 9.1).
struct VP8Frame {
    let width: Int
    let height: Int
    /// The size of the first partition, which follows the ten bytes of the header.
    let firstPartition: Int

    /// Nil if there is no key frame at that place.
    init?(_ bytes: ByteReader, at place: Int) {
        guard let tag = bytes.little(3, at: place), tag & 1 == 0,
            bytes.holds([0x9D, 0x01, 0x2A], at: place + 3), let width = bytes.little(2, at: place + 6),
            let height = bytes.little(2, at: place + 8)
        else { return nil }
        // The upper two bits are a hint for scaling when displayed.
        self.width = width & 0x3FFF
        self.height = height & 0x3FFF
        firstPartition = tag >> 5
    }
}
