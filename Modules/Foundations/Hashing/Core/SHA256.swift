import CSodium

/// Incremental SHA-256 (FIPS 180-4).
///
/// Not for passwords or telephone numbers: guesses against a digest are fast.
public struct SHA256: Sendable {
    /// How many bytes a digest has.
    public static let digestSize = 32

    private var state = crypto_hash_sha256_state()

    /// Begins with no bytes.
    public init() {
        crypto_hash_sha256_init(&state)
    }

    /// Adds bytes. How they are split into pieces does not affect the digest.
    public mutating func update(_ bytes: [UInt8]) {
        crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
    }

    /// The digest of all bytes so far, 32 bytes; more may be added afterwards.
    public var digest: [UInt8] {
        // Finishing spoils the state, so a copy of it is finished.
        var (state, digest) = (state, [UInt8](repeating: 0, count: Self.digestSize))
        crypto_hash_sha256_final(&state, &digest)
        return digest
    }

    /// The digest of all bytes so far, as 64 hexadecimal digits.
    public var text: String {
        digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The digest of bytes given at once, 32 bytes.
    public static func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: digestSize)
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }
}
