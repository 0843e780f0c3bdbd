/// A digest by which two requests are known to ask for the same: the first 128 bits of SHA-256 (FIPS 180-4).
///
/// It is no secret's hiding place: whoever has it can try guesses fast.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    /// The bits.
    public let bits: RawIdentifier

    /// Takes the bits that were kept.
    public init(_ bits: RawIdentifier) {
        self.bits = bits
    }

    /// The digest of a list of texts, in which nil and the empty text differ and no text runs into the next.
    public init(of parts: [String?]) {
        var bytes: [UInt8] = []
        for part in parts {
            guard let part else {
                bytes.append(0)
                continue
            }
            bytes.append(1)
            withUnsafeBytes(of: UInt64(part.utf8.count).bigEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: part.utf8)
        }
        let words = SHA256.digest(of: bytes)
        bits = RawIdentifier(
            high: UInt64(words[0]) << 32 | UInt64(words[1]), low: UInt64(words[2]) << 32 | UInt64(words[3]))
    }

    /// 26 characters of base 32.
    public var description: String { bits.base32 }
}
