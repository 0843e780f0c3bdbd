import CSodium

/// Comparisons of secrets.
public enum ConstantTime {
    /// Whether the bytes are equal. The time depends on their count alone; different counts return at once,
    /// since lengths are not secret.
    public static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && sodium_memcmp(left, right, left.count) == 0
    }
}
