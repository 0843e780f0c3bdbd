/// A hash of 256 bits in a chain of entries, each of which covers the one before: 64 hexadecimal digits.
public struct ChainHash: Hashable, Sendable, CustomStringConvertible {
    /// How many bytes a hash has.
    public static let size = 32
    /// The hash before the first entry: zeros.
    public static let beginning = ChainHash(unchecked: [UInt8](repeating: 0, count: size))

    /// The 32 bytes.
    public let bytes: [UInt8]

    private init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Takes the bytes; nil if they are not 32.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    /// Reads 64 hexadecimal digits in lower case; nil for anything else.
    public init?(_ text: String) {
        let digits = text.utf8.compactMap { Self.digits.firstIndex(of: $0) }
        guard text.utf8.count == Self.size * 2, digits.count == Self.size * 2 else { return nil }
        bytes = (0..<Self.size).map { UInt8(digits[$0 * 2] << 4 | digits[$0 * 2 + 1]) }
    }

    /// 64 hexadecimal digits in lower case.
    public var description: String {
        let digits = bytes.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }
        return String(decoding: digits, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdef".utf8)
}
