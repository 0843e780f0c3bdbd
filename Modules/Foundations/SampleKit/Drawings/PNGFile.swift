/// Files of pictures in the form of PNG (RFC 2083), made without a library.
public enum PNGFile {
    /// The file of a picture with three bytes for each pixel. `data` is a zlib stream (RFC 1950) of its rows,
    /// each behind the number of its filter.
    public static func bytes(width: Int, height: Int, data: [UInt8]) -> [UInt8] {
        let head: [UInt8] = big(width) + big(height) + [8, 2, 0, 0, 0]
        return signature + chunk("IHDR", head) + chunk("IDAT", data) + chunk("IEND", [])
    }

    /// The file, if it is a PNG, with the checksums that its chunks should have; all else as it is.
    @Sendable public static func mended(_ file: [UInt8]) -> [UInt8] {
        guard file.starts(with: signature.prefix(4)) else { return file }
        var (file, start) = (file, 8)
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= file.count else { break }
            file.replaceSubrange(end..<end + 4, with: big(checksum(Array(file[start + 4..<end]))))
            start = end + 4
        }
        return file
    }

    /// A number in four bytes, the highest first.
    public static func big(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big(content.count) + body + big(checksum(body))
    }

    /// The checksum of chunks (RFC 2083, section 3.4).
    private static func checksum(_ bytes: [UInt8]) -> Int {
        let sum = bytes.reduce(~0 as UInt32) { sum, byte in
            table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
        }
        return Int(~sum)
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
}
