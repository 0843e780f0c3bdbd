import Glibc
import Synchronization

/// Hears Ctrl-C, which would else end the program, until `end`.
final class InterruptWatch: Sendable {
    private struct State {
        var relay: SignalRelay?
        var hasHeard = false
    }

    private let state: Mutex<State>

    /// Hears it from now on, unless the program ignores it.
    init() { state = Mutex(State(relay: SignalRelay([SIGINT]))) }

    /// Whether it was pressed.
    var hasHeard: Bool {
        state.withLock { state in
            if state.relay?.take() != nil { state.hasHeard = true }
            return state.hasHeard
        }
    }

    /// Ctrl-C has its usual effect again.
    func end() { state.withLock { $0.relay = nil } }
}
