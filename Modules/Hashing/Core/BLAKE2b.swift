import CSodium

/// BLAKE2b (RFC 7693) with digests of 256 bits, under a key or none.
public enum BLAKE2b {
    /// How many bytes a digest has.
    public static let digestSize = 32
    /// The longest key that RFC 7693 knows, in bytes.
    private static let longestKey = 64

    /// The digest of the bytes, 32 of them. An empty key is none; one of more than 64 bytes stands for its
    /// own digest without a key.
    public static func digest(of bytes: [UInt8], key: [UInt8] = []) -> [UInt8] {
        let key = key.count <= longestKey ? key : digest(of: key)
        var digest = [UInt8](repeating: 0, count: digestSize)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), key, key.count)
        return digest
    }
}
