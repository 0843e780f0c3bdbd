/// The 128 bits of an identifier without a subject.
public struct RawIdentifier: Hashable, Sendable, Comparable {
    /// The upper 64 bits: in a UUID version 7 the time in milliseconds, the version, 12 random bits.
    public let high: UInt64
    /// The lower 64 bits: in a UUID version 7 the variant and 62 random bits.
    public let low: UInt64

    /// Takes any bits; `init(milliseconds:random:)` makes a proper UUID version 7.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// A UUID version 7 (RFC 9562, section 5.7) of a time in milliseconds since 1970 and 74 of the random
    /// bits.
    public init(milliseconds: UInt64, random: (UInt64, UInt64)) {
        high = milliseconds << 16 | 0x7000 | (random.0 & 0x0FFF)
        low = random.1 & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    }

    /// The time of a UUID version 7, in milliseconds since 1970.
    public var milliseconds: Int64 { Int64(high >> 16) }

    /// Unsigned order of the 128 bits.
    public static func < (left: Self, right: Self) -> Bool {
        left.high == right.high ? left.low < right.low : left.high < right.high
    }
}

extension RawIdentifier {
    /// Crockford's digits in order; i, l, o and u are left out.
    private static let alphabet: StaticString = "0123456789abcdefghjkmnpqrstvwxyz"

    /// The digit of each byte, letters in either case; `noDigit` for all others.
    private static let digits = {
        var digits = [UInt8](repeating: noDigit, count: 256)
        for digit in 0..<32 {
            let letter = alphabet.utf8Start[digit]
            digits[Int(letter)] = UInt8(digit)
            if letter > UInt8(ascii: "9") { digits[Int(letter) - 32] = UInt8(digit) }
        }
        return digits
    }()

    private static var noDigit: UInt8 { 0x80 }

    /// 26 characters of Crockford's base 32 in lower case, most significant first.
    public var base32: String {
        String(unsafeUninitializedCapacity: 26) { buffer in
            write(to: buffer)
            return 26
        }
    }

    /// Writes a subject's prefix, an underscore and `base32` into the first bytes.
    func write(to buffer: UnsafeMutableBufferPointer<UInt8>, behind prefix: String) {
        var index = 0
        for letter in prefix.utf8 {
            buffer[index] = letter
            index += 1
        }
        buffer[index] = UInt8(ascii: "_")
        write(to: UnsafeMutableBufferPointer(rebasing: buffer[(index + 1)...]))
    }

    /// Writes `base32` into the first 26 bytes.
    func write(to buffer: UnsafeMutableBufferPointer<UInt8>) {
        func write(_ bits: UInt64, to places: Range<Int>) {
            var rest = bits
            for index in places.reversed() {
                buffer[index] = Self.alphabet.utf8Start[Int(rest & 31)]
                rest >>= 5
            }
        }
        // One digit lies across both halves: its upper bit in `high`, the others in `low`.
        write(high >> 1, to: 0..<13)
        write(high << 4 | low >> 60, to: 13..<14)
        write(low, to: 14..<26)
    }

    /// Parses `base32`, letters in either case; nil for any other length or letter, or a value over 128 bits.
    public init?(base32 text: some StringProtocol) {
        self.init(base32: String(text))
    }

    /// Parses a whole string.
    public init?(base32 text: String) {
        var text = text
        guard let raw = text.withUTF8({ RawIdentifier(base32: $0) }) else { return nil }
        self = raw
    }

    /// Parses the UTF-8 bytes of a text.
    public init?(base32 text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 26 else { return nil }
        var all: UInt8 = 0
        let (upper, across, lower) = Self.digits.withUnsafeBufferPointer { digits in
            func bits(_ places: Range<Int>) -> UInt64 {
                var bits: UInt64 = 0
                for index in places {
                    let digit = digits[Int(text[index])]
                    all |= digit
                    bits = bits << 5 | UInt64(digit & 31)
                }
                return bits
            }
            return (bits(0..<13), bits(13..<14), bits(14..<26))
        }
        // 26 digits have room for 130 bits.
        guard all & Self.noDigit == 0, Self.digits[Int(text[0])] < 8 else { return nil }
        self.init(high: upper << 1 | across >> 4, low: across << 60 | lower)
    }
}
