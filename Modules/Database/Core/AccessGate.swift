import Synchronization

/// Lets reads and writes in and counts them, so that closing waits for them and lets nobody in afterwards.
package final class AccessGate: Sendable {
    private struct State {
        var isClosed = false
        var inside = 0
        var closer: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    package init() {}

    /// Goes in, gives `submit` an access, and goes out when that is answered; that the task is cancelled
    /// calls it off.
    ///
    /// Throws what the access is answered with, and `unavailable` once closed.
    package func admit(_ submit: (Access) -> Void) async throws(DatabaseError) {
        try enter()
        defer { leave() }
        let access = Access()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                access.prepare { continuation.resume(returning: $0) }
                submit(access)
            }
        } onCancel: {
            access.callOff()
        }
        try outcome.get()
    }

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
