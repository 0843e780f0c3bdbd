import SampleKit
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
        let mixed = SeededGenerator.number(at: number)
        let milliseconds =
            switch order {
            case .ascending: middle + number
            case .descending: middle - number
            case .alternating: number.isMultiple(of: 2) ? middle + number : middle - number
            case .shuffled: mixed >> 16
            }
        return RawIdentifier(milliseconds: milliseconds, random: (mixed, number))
    }
}
