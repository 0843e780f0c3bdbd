import Synchronization
import Vocabulary

/// Test double: an audit log that records events and can be made to fail.
final class RecordingAuditLog: AuditLog {
    private let state = Mutex(State())

    private struct State {
        var events: [AuditEvent] = []
        var isDeaf = false
    }

    /// Nothing told so far.
    init() {}

    /// The recorded events, in order.
    var events: [AuditEvent] { state.withLock { $0.events } }

    /// Whether it fails from now on.
    var isDeaf: Bool {
        get { state.withLock { $0.isDeaf } }
        set { state.withLock { $0.isDeaf = newValue } }
    }

    /// Remembers the event. Throws `unavailable` while deaf.
    func record(_ event: AuditEvent) async throws(ServiceFailure) {
        let isDeaf = state.withLock { state in
            if !state.isDeaf { state.events.append(event) }
            return state.isDeaf
        }
        if isDeaf { throw .unavailable("deaf") }
    }
}
