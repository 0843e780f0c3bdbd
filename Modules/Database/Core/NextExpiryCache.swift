import Synchronization
import Vocabulary

/// When the first row runs out, for as long as nothing is changed by anybody: so that a read need not ask.
final class NextExpiryCache: Sendable {
    private struct State {
        var revision: Int64?
        /// Nil if no row will.
        var first: Timestamp?
    }

    private let state = Mutex(State())

    /// Whether it is known that at this revision no row has run out by `now`.
    func isAhead(of now: Timestamp, at revision: Int64?) -> Bool {
        guard let revision else { return false }
        return state.withLock { state in
            guard state.revision == revision else { return false }
            return state.first.map { $0 > now } ?? true
        }
    }

    /// Keeps what was read at this revision or later.
    func note(_ first: Timestamp?, at revision: Int64?) {
        state.withLock { $0 = State(revision: revision, first: first) }
    }
}
