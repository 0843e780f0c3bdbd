import CSodium

/// Comparisons of secrets.
public enum ConstantTime {
    /// Whether the bytes are the same. The time this takes depends on their number alone, and bytes of
    /// different numbers are told apart at once: a length is no secret.
    public static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && sodium_memcmp(left, right, left.count) == 0
    }
}
