import Synchronization
public import Vocabulary

/// A receiver that remembers what it heard, and may be deaf to some subjects.
public final class OutboxReceiver: Sendable {
    private struct State {
        var heard: [OutboxEvent] = []
        var deafTo: Set<String> = []
        var tries = 0
    }

    private let state = Mutex(State())
    private let hears: @Sendable (OutboxEvent) async -> Void

    /// Hears everything; `hears` runs after each event that was heard.
    public init(_ hears: @escaping @Sendable (OutboxEvent) async -> Void = { _ in }) {
        self.hears = hears
    }

    /// The events that were heard, in order, repetitions included.
    public var heard: [OutboxEvent] { state.withLock { $0.heard } }

    /// The same as `subject payload`, without the blank if there is no payload.
    public var words: [String] {
        heard.map { event in
            event.message.payload.isEmpty ? event.subject : event.subject + " " + event.message.payload
        }
    }

    /// How often an event was told, heard or not.
    public var tries: Int { state.withLock { $0.tries } }

    /// To which subjects it is deaf from now on.
    public func ignore(_ subjects: [String]) { state.withLock { $0.deafTo = Set(subjects) } }

    /// Hears the event. Throws `unavailable` while deaf to its subject.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        let isDeaf = state.withLock { state in
            state.tries += 1
            let isDeaf = state.deafTo.contains(event.subject)
            if !isDeaf { state.heard.append(event) }
            return isDeaf
        }
        if isDeaf { throw .unavailable("deaf to \(event.subject)") }
        await hears(event)
    }
}
