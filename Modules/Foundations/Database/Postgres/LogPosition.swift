/// A position in the server's write-ahead log, written as two hexadecimal numbers of 32 bits separated by a
/// slash (`pg_lsn` in the PostgreSQL manual).
struct LogPosition: Comparable, Sendable {
    private let bytes: UInt64

    /// Nil for a text that is none.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let high = UInt32(parts[0], radix: 16), let low = UInt32(parts[1], radix: 16)
        else { return nil }
        bytes = UInt64(high) << 32 | UInt64(low)
    }

    static func < (first: LogPosition, second: LogPosition) -> Bool { first.bytes < second.bytes }
}
