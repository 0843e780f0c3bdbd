/// Pictures made of nothing, for trials: PNG files (RFC 2083) of one colour, in which no two numbers look
/// alike. They are not packed, so that no library is needed to make them.
public enum SamplePicture {
    /// A picture of that size in a colour of that number, some three bytes for each pixel.
    public static func png(_ number: Int, width: Int = 48, height: Int = 32) -> [UInt8] {
        let colour: [UInt8] = [0, 8, 16].map { UInt8(truncatingIfNeeded: number >> $0) }
        let row: [UInt8] = [0] + Array(repeatElement(colour, count: width).joined())
        let pixels = Array(repeatElement(row, count: height).joined())
        let head: [UInt8] = big(width) + big(height) + [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", head) + chunk("IDAT", stored(pixels)) + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big(content.count) + body + big(Int(checksum(body)))
    }

    private static func big(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// A zlib stream (RFC 1950) of stored blocks (RFC 1951, section 3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 65_535) {
            let block = bytes[start..<min(start + 65_535, bytes.count)]
            let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
            stream += [start + block.count == bytes.count ? 1 : 0, low, high, ~low, ~high] + block
        }
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + big(Int(b << 16 | a))
    }

    /// The checksum of chunks (RFC 2083, section 3.4).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
