import CSodium

/// BLAKE2b (RFC 7693) with 256-bit digests, keyed or unkeyed.
public enum BLAKE2b {
    /// The size of a digest in bytes.
    public static let digestSize = 32
    /// The longest key that RFC 7693 allows, in bytes.
    private static let longestKey = 64

    /// The digest of the bytes, 32 bytes. An empty key means unkeyed; a key of more than 64 bytes is
    /// replaced by its unkeyed digest.
    public static func digest(of bytes: [UInt8], key: [UInt8] = []) -> [UInt8] {
        let key = key.count <= longestKey ? key : digest(of: key)
        var digest = [UInt8](repeating: 0, count: digestSize)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), key, key.count)
        return digest
    }
}
