import SampleKit

/// A zlib stream (RFC 1950) of rows of pixels, packed by their runs: the fixed codes of RFC 1951, section
/// 3.2.6, and no match but that of a pixel with the one before it.
struct RunCompression {
    private var bytes: [UInt8] = [0x78, 0x01]
    private var (held, count): (UInt32, UInt32) = (0, 0)
    private var (low, high) = (1, 0)

    /// The stream of these rows, each behind the number of its filter, 0: none.
    static func bytes(of rows: [[Canvas.Run]]) -> [UInt8] {
        var stream = RunCompression()
        // One block, the last, of fixed codes.
        stream.put(0b011, bits: 3)
        for row in rows {
            stream.literal(0)
            stream.sum(0)
            var start = 0
            for run in row {
                stream.pixels(run.colour, run.end - start)
                start = run.end
            }
        }
        stream.symbol(256)
        stream.put(0, bits: 7)
        return stream.bytes + PNGFile.big(stream.high << 16 | stream.low)
    }

    private mutating func pixels(_ colour: SampleDrawing.Colour, _ count: Int) {
        literal(colour.red)
        literal(colour.green)
        literal(colour.blue)
        sum(colour, count)
        var left = 3 * (count - 1)
        while left > 0 {
            match(min(left, 258))
            left -= min(left, 258)
        }
    }

    private mutating func literal(_ byte: UInt8) { symbol(UInt32(byte)) }

    /// That many bytes, 3 to 258, as they stood three bytes before.
    private mutating func match(_ length: Int) {
        let rest = UInt32(length - 3)
        if rest < 8 {
            symbol(257 + rest)
        } else if rest == 255 {
            symbol(285)
        } else {
            let extra = UInt32(29 - rest.leadingZeroBitCount)
            symbol(257 + extra * 4 + rest >> extra)
            put(rest & (1 << extra - 1), bits: extra)
        }
        put(0b01000, bits: 5)
    }

    private mutating func symbol(_ symbol: UInt32) {
        let code = Self.codes[Int(symbol)]
        put(code.turned, bits: code.bits)
    }

    /// The fixed code of a symbol, of which the highest bit comes first.
    private struct Code {
        let bits: UInt32
        let turned: UInt32

        init(of symbol: UInt32) {
            let (code, bits): (UInt32, UInt32) =
                switch symbol {
                case ..<144: (0x30 + symbol, 8)
                case ..<256: (0x190 + symbol - 144, 9)
                case ..<280: (symbol - 256, 7)
                default: (0xC0 + symbol - 280, 8)
                }
            turned = (0..<bits).reduce(0) { $0 << 1 | code >> $1 & 1 }
            self.bits = bits
        }
    }

    private static let codes: [Code] = (0..<286).map { Code(of: $0) }

    private mutating func put(_ value: UInt32, bits: UInt32) {
        held |= value << count
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: held))
            held >>= 8
            count -= 8
        }
    }

    /// Adds a byte to the stream's checksum (Adler-32).
    private mutating func sum(_ byte: Int) {
        low = (low + byte) % 65_521
        high = (high + low) % 65_521
    }

    /// Adds that many pixels to it at once.
    private mutating func sum(_ colour: SampleDrawing.Colour, _ count: Int) {
        let (red, green, blue) = (Int(colour.red), Int(colour.green), Int(colour.blue))
        let all = red + green + blue
        let within = 3 * red + 2 * green + blue
        high = (high + 3 * count * low + 3 * all * (count * (count - 1) / 2) + count * within) % 65_521
        low = (low + count * all) % 65_521
    }
}
