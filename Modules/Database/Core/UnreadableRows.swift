import Synchronization

/// Rows that were left out of lists because nobody can read them: damaged, or written by something else.
///
/// A list that visitors browse shows its other rows rather than nothing; what counts units or money never
/// leaves a row out. `IdempotencyTable`, holds and `IntegrityCheck` read every row or fail.
public final class UnreadableRows: Sendable {
    private struct State {
        var count = 0
        var reason = ""
    }

    private let state = Mutex(State())

    /// None yet.
    public init() {}

    /// How often a row was left out since the program began, the same row each time anew.
    public var count: Int { state.withLock { $0.count } }

    /// What was wrong with the last of them; empty before the first.
    public var reason: String { state.withLock { $0.reason } }

    /// Notes that a row was left out.
    public func add(_ reason: String) {
        state.withLock { state in
            state.count += 1
            state.reason = reason
        }
    }
}
