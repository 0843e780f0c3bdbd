import Synchronization
import Vocabulary

/// Between which moments no row has run out.
struct CurrentSpan: Sendable {
    /// When the first row runs out; nil if none will.
    var end: Timestamp?
    /// Before this moment the last row would last longer than any can; nil if there is none.
    var start: Timestamp?

    /// Whether no row has run out by that moment.
    func holds(_ now: Timestamp) -> Bool {
        (end.map { $0 > now } ?? true) && (start.map { $0 <= now } ?? true)
    }
}

/// The moments between which no row runs out while nothing is committed, so that a read need not query.
final class NextExpiryCache: Sendable {
    private struct State {
        var revision: Int64?
        var span = CurrentSpan()
    }

    private let state = Mutex(State())

    /// Whether it is known that at this revision no row has run out by `now`.
    func isAhead(of now: Timestamp, at revision: Int64?) -> Bool {
        guard let revision else { return false }
        return state.withLock { $0.revision == revision && $0.span.holds(now) }
    }

    /// Keeps what was read at this revision or later.
    func note(_ span: CurrentSpan, at revision: Int64?) {
        state.withLock { $0 = State(revision: revision, span: span) }
    }
}
