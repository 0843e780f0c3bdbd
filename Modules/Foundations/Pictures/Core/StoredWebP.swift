/// A stored WebP: a RIFF of one lossy frame.
enum StoredWebP {
    private static let chunkLimit = 32

    /// Takes the frame (`VP8 `) from a file and writes a new file around it, since encoders told to omit
    /// metadata still write a chunk of it. Throws `webp` if there is no frame of that size.
    static func rebuilt(_ file: [UInt8], width: Int, height: Int) throws(RenderedPictureFault) -> [UInt8] {
        let bytes = ByteReader(file)
        guard bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8) else { throw .webp }
        var place = 12
        for _ in 0..<chunkLimit {
            guard let length = bytes.little(4, at: place + 4) else { throw .webp }
            if bytes.holds("VP8 ", at: place) {
                guard let frame = VP8Frame(bytes, at: place + 8), frame.width == width,
                    frame.height == height, 10 + frame.firstPartition < length,
                    let content = bytes.slice(place + 8..<place + 8 + length)
                else { throw .webp }
                return riff(around: content)
            }
            place += 8 + length + length % 2
        }
        throw .webp
    }

    /// The file of RFC 9649, section 2.5.
    private static func riff(around frame: ArraySlice<UInt8>) -> [UInt8] {
        let padding = [UInt8](repeating: 0, count: frame.count % 2)
        return Array("RIFF".utf8) + number(12 + frame.count + padding.count) + Array("WEBPVP8 ".utf8)
            + number(frame.count) + frame + padding
    }

    private static func number(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
