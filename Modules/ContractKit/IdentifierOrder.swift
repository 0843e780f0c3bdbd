import Synchronization
public import Vocabulary

/// The order in which a test's identifiers come; no promise may depend on it.
public enum IdentifierOrder: String, Sendable, CaseIterable {
    /// Each larger than the one before, as the system's own.
    case ascending
    /// Each smaller than the one before.
    case descending
    /// By turns from both ends.
    case alternating
    /// Mixed by a fixed seed.
    case shuffled
}

/// Gives identifiers in one of the orders, the same ones in every run.
public final class OrderedIdentifiers: IdentifierSource {
    private let order: IdentifierOrder
    private let count: Mutex<UInt64>

    /// Starts the sequence of that order; another `series` gives other identifiers.
    public init(_ order: IdentifierOrder, series: UInt64 = 0) {
        self.order = order
        count = Mutex(series << 32)
    }

    /// The next of the sequence; never one twice.
    public func next() -> RawIdentifier {
        let number = count.withLock {
            $0 += 1
            return $0
        }
        let middle: UInt64 = 1 << 46
        let milliseconds =
            switch order {
            case .ascending: middle + number
            case .descending: middle - number
            case .alternating: number.isMultiple(of: 2) ? middle + number : middle - number
            case .shuffled: mixed(number) >> 16
            }
        return RawIdentifier(milliseconds: milliseconds, random: (mixed(number), number))
    }

    /// A bijection of 64 bits without visible order (splitmix64).
    private func mixed(_ number: UInt64) -> UInt64 {
        var bits = number &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
