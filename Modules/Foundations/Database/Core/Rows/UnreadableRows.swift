import Synchronization

/// Counts rows that lists omit because they cannot be read: damaged, or written by another program.
///
/// A list that visitors browse shows its other rows; code that counts units or money never omits a row:
/// `IdempotencyTable`, holds and `IntegrityCheck` read every row or fail.
public final class UnreadableRows: Sendable {
    private struct State {
        var count = 0
        var reason = ""
    }

    private let state = Mutex(State())

    /// None yet.
    public init() {}

    /// The number of omitted rows since the program began; the same row counts each time.
    public var count: Int { state.withLock { $0.count } }

    /// The reason for the last of them; empty before the first.
    public var reason: String { state.withLock { $0.reason } }

    /// Records an omitted row.
    public func add(_ reason: String) {
        state.withLock { state in
            state.count += 1
            state.reason = reason
        }
    }
}
