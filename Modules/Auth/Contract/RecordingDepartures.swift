public import Auth
import Synchronization
public import Vocabulary

/// Test double: other domains that record departures and can be made to fail.
public final class RecordingDepartures: MemberDepartures {
    private let state = Mutex(State())

    private struct State {
        var heard: [MemberID] = []
        var isDeaf = false
    }

    /// Nothing heard so far.
    public init() {}

    /// The departed members, in order, repetitions included.
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
