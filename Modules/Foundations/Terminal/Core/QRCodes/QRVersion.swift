/// A size of QR codes with its numbers at error correction level M (ISO/IEC 18004:2015, tables 7 and 9, and
/// E.1).
struct QRVersion: Sendable {
    let number: Int
    /// The number of data codewords of each block.
    let blocks: [Int]
    /// The number of error correction codewords of each block.
    let correction: Int
    /// The rows, and columns, at which alignment patterns have their centres.
    let centres: [Int]

    private init(_ number: Int, _ blocks: [Int], correction: Int, centres: [Int]) {
        (self.number, self.blocks, self.correction, self.centres) = (number, blocks, correction, centres)
    }

    /// The number of modules of a side.
    var size: Int { 17 + 4 * number }

    /// The number of bytes of a text that fit: mode and length take 12 bits, from version 10 on 20.
    var capacity: Int { blocks.reduce(0, +) - (number < 10 ? 2 : 3) }

    /// The smallest first.
    static let all = [
        QRVersion(1, [16], correction: 10, centres: []),
        QRVersion(2, [28], correction: 16, centres: [6, 18]),
        QRVersion(3, [44], correction: 26, centres: [6, 22]),
        QRVersion(4, [32, 32], correction: 18, centres: [6, 26]),
        QRVersion(5, [43, 43], correction: 24, centres: [6, 30]),
        QRVersion(6, [27, 27, 27, 27], correction: 16, centres: [6, 34]),
        QRVersion(7, [31, 31, 31, 31], correction: 18, centres: [6, 22, 38]),
        QRVersion(8, [38, 38, 39, 39], correction: 22, centres: [6, 24, 42]),
        QRVersion(9, [36, 36, 36, 37, 37], correction: 22, centres: [6, 26, 46]),
        QRVersion(10, [43, 43, 43, 43, 44], correction: 26, centres: [6, 28, 50]),
    ]
}

extension QRVersion {
    /// The codewords of the bytes as they are placed: the blocks interleaved, then their error correction.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        var rest = data(of: bytes)[...]
        let parts = blocks.map { count in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        let corrections = parts.map { QRCorrection.codewords(correction, for: $0) }
        return Self.interleaved(parts) + Self.interleaved(corrections)
    }

    /// Mode, length, bytes, end and padding (section 7.4).
    private func data(of bytes: [UInt8]) -> [UInt8] {
        var bits = Self.bits(0b0100, 4) + Self.bits(bytes.count, number < 10 ? 8 : 16)
        for byte in bytes { bits += Self.bits(Int(byte), 8) }
        // Four bits of the mode are left over from whole bytes: so many has the end.
        bits += Self.bits(0, 4)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for padding in 0..<blocks.reduce(0, +) - data.count {
            data.append(padding.isMultiple(of: 2) ? 0xEC : 0x11)
        }
        return data
    }

    private static func bits(_ value: Int, _ count: Int) -> [Bool] {
        (0..<count).map { value >> (count - 1 - $0) & 1 == 1 }
    }

    /// The first of each, then the second of each, and so on; shorter ones end earlier.
    private static func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
        let longest = parts.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in
            parts.compactMap { index < $0.count ? $0[index] : nil }
        }
    }
}
