public import Auth
import Synchronization
public import Vocabulary

/// Other domains that remember of whom they heard, and may be deaf for a while.
public final class RecordingDepartures: MemberDepartures {
    private let state = Mutex(State())

    private struct State {
        var heard: [MemberID] = []
        var isDeaf = false
    }

    /// Nothing heard so far.
    public init() {}

    /// Of whom they heard, in order, repetitions included.
    public var heard: [MemberID] { state.withLock { $0.heard } }

    /// Whether they fail from now on.
    public var isDeaf: Bool {
        get { state.withLock { $0.isDeaf } }
        set { state.withLock { $0.isDeaf = newValue } }
    }

    /// Remembers the member. Throws `unavailable` while deaf.
    public func departed(_ id: MemberID) async throws(AuthError) {
        let isDeaf = state.withLock { state in
            if !state.isDeaf { state.heard.append(id) }
            return state.isDeaf
        }
        if isDeaf { throw .service(.unavailable("deaf")) }
    }
}
