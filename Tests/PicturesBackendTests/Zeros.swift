/// PNG files of zeros, and what unpacks to a hundred times its size.
enum Zeros {
    /// A PNG whose data is zeros, as many as its size wants.
    static func png(
        width: Int, height: Int, format: [UInt8] = [8, 2, 0, 0, 0], bytesPerPixel: Int = 3,
        chunks: [(String, [UInt8])] = [], surplus: Int = 0
    ) -> [UInt8] {
        let head = ("IHDR", big(width) + big(height) + format)
        // Passes of an interlaced picture have a filter byte in each of their rows: 15 in 8 rows.
        let count = height * (width * bytesPerPixel + 2) + 16 + surplus
        let all = [head] + chunks + [("IDAT", packed(atLeast: count)), ("IEND", [])]
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return all.reduce(into: signature) { file, chunk in
            let content = Array(chunk.0.utf8) + chunk.1
            file += big(chunk.1.count) + content + big(Int(CRC32.of(content)))
        }
    }

    /// So many zeros or a few more as a zlib stream (RFC 1950, RFC 1951): one block of fixed codes, a literal
    /// and then matches of 258 bytes at distance 1, 13 bits each. It is a 158th in size.
    static func packed(atLeast count: Int) -> [UInt8] {
        let rounds = (count + 258 * 8 - 1) / (258 * 8)
        // Eight matches are thirteen bytes: the middle of two rounds is repeated.
        let short = bits(matches: 16)
        let round = short[2..<15]
        var bytes = Array(short[..<2])
        bytes.reserveCapacity(rounds * 13 + 16)
        for _ in 0..<max(2, rounds) - 2 { bytes += round }
        bytes += short[2...]
        let total = max(2, rounds) * 8 * 258 + 1
        return [0x78, 0x01] + bytes + big((total % 65_521) << 16 | 1)
    }

    private static func bits(matches: Int) -> [UInt8] {
        // Final block, fixed codes; the literal 0; then length 258 (symbol 285) and distance 1.
        let bits = "110" + "00110000" + String(repeating: "11000101" + "00000", count: matches) + "0000000"
        return stride(from: 0, to: bits.count, by: 8).map { start in
            let byte = bits.dropFirst(start).prefix(8)
            return byte.enumerated().reduce(0) { $0 | ($1.element == "1" ? 1 << UInt8($1.offset) : 0) }
        }
    }

    static func big(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}

/// The checksum of PNG's chunks (ISO 3309).
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    static func of(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}
