import SampleKit

/// Pictures made of nothing, for trials: PNG files (RFC 2083) of one colour, in which no two numbers look
/// alike. They are not packed, so that no library is needed to make them.
public enum SamplePicture {
    /// A picture of that size in a colour of that number, some three bytes for each pixel.
    public static func png(_ number: Int, width: Int = 48, height: Int = 32) -> [UInt8] {
        let colour: [UInt8] = [0, 8, 16].map { UInt8(truncatingIfNeeded: number >> $0) }
        let row: [UInt8] = [0] + Array(repeatElement(colour, count: width).joined())
        let pixels = Array(repeatElement(row, count: height).joined())
        return PNGFile.bytes(width: width, height: height, data: stored(pixels))
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
        return stream + PNGFile.big(Int(b << 16 | a))
    }
}
