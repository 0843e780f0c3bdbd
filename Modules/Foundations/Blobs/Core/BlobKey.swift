public import Hashing

/// The key of a blob: the SHA-256 of its bytes, and a generation.
///
/// Equal bytes have the same hash. If bytes return while their blob is being deleted, they get the next
/// generation, so a deletion and a put never share a key.
public struct BlobKey: Hashable, Sendable {
    /// The SHA-256 (FIPS 180-4) of the bytes: 64 hexadecimal digits in lower case.
    public let hash: String
    /// How often these bytes were deleted before; 0 at first.
    public let generation: UInt32

    /// The number of characters in `text`, all ASCII.
    public static let textLength = 73

    /// The key of bytes with that hash; nil unless it is 64 hexadecimal digits in lower case.
    public init?(hash: String, generation: UInt32 = 0) {
        guard hash.utf8.count == 64, hash.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.hash = hash
        self.generation = generation
    }

    /// The key of the bytes that were hashed.
    public init(_ bytes: SHA256, generation: UInt32 = 0) {
        hash = bytes.text
        self.generation = generation
    }

    /// The key of these bytes.
    public init(of bytes: [UInt8], generation: UInt32 = 0) {
        var hash = SHA256()
        hash.update(bytes)
        self.init(hash, generation: generation)
    }

    /// `hash-generation`, the generation as eight hexadecimal digits: the name of files and objects. The
    /// byte order of these texts is the order of keys.
    public var text: String {
        let digits = String(generation, radix: 16)
        return hash + "-" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Reads `text`; nil for anything else.
    public init?(text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == Self.textLength, bytes[64] == UInt8(ascii: "-"),
            bytes[65...].allSatisfy(Self.isDigit),
            let generation = UInt32(String(decoding: bytes[65...], as: UTF8.self), radix: 16)
        else { return nil }
        self.init(hash: String(decoding: bytes[..<64], as: UTF8.self), generation: generation)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}

extension BlobKey: Comparable {
    /// By hash, then by generation.
    public static func < (left: Self, right: Self) -> Bool {
        left.hash == right.hash ? left.generation < right.generation : left.hash < right.hash
    }
}

extension BlobKey: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}
