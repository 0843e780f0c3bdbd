import Synchronization

/// Admits and counts reads and writes; closing waits for those inside and refuses later ones.
package final class AccessGate: Sendable {
    private struct State {
        var isClosed = false
        var inside = 0
        var closer: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    package init() {}

    /// Enters, passes an access to `submit`, and leaves when it is answered; cancelling the task calls it
    /// off.
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

    /// Enters; throws `unavailable` once closed.
    package func enter() throws(DatabaseError) {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.inside += 1 }
            return !state.isClosed
        }
        if !isOpen { throw .unavailable("the database is closed") }
    }

    /// Leaves.
    package func leave() {
        let closer = state.withLock { state in
            state.inside -= 1
            return state.inside == 0 ? state.closer.take() : nil
        }
        closer?.resume()
    }

    /// Closes and waits until all accesses have left; false if it was closed before.
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
