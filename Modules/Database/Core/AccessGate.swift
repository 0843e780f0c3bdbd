import Synchronization

/// Counts who is inside, so that closing waits for them and lets nobody in afterwards.
package final class AccessGate: Sendable {
    private struct State {
        var isClosed = false
        var inside = 0
        var closer: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    package init() {}

    /// Goes in; throws `unavailable` once closed.
    package func enter() throws(DatabaseError) {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.inside += 1 }
            return !state.isClosed
        }
        if !isOpen { throw .unavailable("the database is closed") }
    }

    /// Goes out.
    package func leave() {
        let closer = state.withLock { state in
            state.inside -= 1
            return state.inside == 0 ? state.closer.take() : nil
        }
        closer?.resume()
    }

    /// Closes and waits until nobody is inside; false if it was closed before.
    package func close() async -> Bool {
        let isFirst = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        guard isFirst else { return false }
        await withCheckedContinuation { continuation in
            let isEmpty = state.withLock { state in
                if state.inside > 0 { state.closer = continuation }
                return state.inside == 0
            }
            if isEmpty { continuation.resume() }
        }
        return true
    }
}
