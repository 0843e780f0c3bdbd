import CSodium

/// Bytes that nobody can foretell, from the system's source (getrandom(2)).
public enum RandomBytes {
    /// So many of them; nil if the system has no source of randomness, or the number is negative.
    public static func make(_ count: Int) -> [UInt8]? {
        guard Sodium.isReady, count >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }
}
