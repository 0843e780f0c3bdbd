import CSodium

/// Unpredictable bytes from the system's random source (getrandom(2)).
public enum RandomBytes {
    /// Returns `count` bytes; nil if the system has no source of randomness or the count is negative.
    public static func make(_ count: Int) -> [UInt8]? {
        guard Sodium.isReady, count >= 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }
}
