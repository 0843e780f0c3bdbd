import Synchronization
public import Vocabulary

/// Keeps what visitors were answered for as long as asking again would give the same, to the byte.
///
/// Everybody who is not signed in gets the same first pages, and most ask for them. What was answered is
/// dropped when anything is committed, or when the moment comes at which something changes by itself; what
/// was being made meanwhile is not kept.
public final class ResponseCache: Sendable {
    /// What answers are made of.
    public struct Source: Sendable {
        let revision: @Sendable () -> Int64?
        let nextChange: @Sendable () async -> NextChange
        let time: any TimeSource

        /// `revision` is asked for each answer: the same number as long as nothing was changed by anybody,
        /// nil if that cannot be told. `nextChange` is asked after each change.
        public init(
            revision: @escaping @Sendable () -> Int64?,
            nextChange: @escaping @Sendable () async -> NextChange, time: any TimeSource
        ) {
            self.revision = revision
            self.nextChange = nextChange
            self.time = time
        }
    }

    /// When an answer changes though nobody changes anything.
    public enum NextChange: Hashable, Sendable {
        case never
        case at(Timestamp)
        case unknown
    }

    private struct State {
        var revision: Int64?
        var nextChange = NextChange.unknown
        /// When that was asked. Before it, the clock has been set back, and nothing is known.
        var since = Timestamp(microseconds: .min)
        var answers: RecentlyUsed<String, WireResponse>
    }

    private let source: Source
    private let state: Mutex<State>
    let largest: Int

    /// Keeps at most that many answers, those that are asked for again and again before others, of at most
    /// that many bytes each.
    public init(_ source: Source, count: Int = 128, largest: Int = 65_536) {
        self.source = source
        self.largest = largest
        state = Mutex(State(answers: RecentlyUsed(limit: count)))
    }

    /// The answer to the target that is kept, else the one that is made, which is kept if it is a success.
    func answer(to target: String, _ make: () async -> WireResponse) async -> WireResponse {
        guard let revision = source.revision() else { return await make() }
        if let kept = find(target, revision) { return kept }
        await clear(for: revision)
        let answer = await make()
        let isWhole = answer.status == 200 && answer.streamed == nil
        if isWhole, answer.body.count <= largest { keep(answer, target, revision) }
        return answer
    }

    private func find(_ target: String, _ revision: Int64) -> WireResponse? {
        state.withLock { $0.revision == revision && isCurrent($0) ? $0.answers[target] : nil }
    }

    /// Forgets what was made of an earlier state.
    private func clear(for revision: Int64) async {
        if state.withLock({ $0.revision == revision && isCurrent($0) }) { return }
        let since = source.time.now()
        let nextChange = await source.nextChange()
        state.withLock {
            $0.answers.removeAll()
            ($0.revision, $0.nextChange, $0.since) = (revision, nextChange, since)
        }
    }

    private func keep(_ answer: WireResponse, _ target: String, _ revision: Int64) {
        state.withLock {
            if $0.revision == revision, isCurrent($0) { $0.answers.keep(answer, for: target) }
        }
    }

    private func isCurrent(_ state: State) -> Bool {
        switch state.nextChange {
        case .never: return true
        case .at(let moment):
            let now = source.time.now()
            return state.since <= now && now < moment
        case .unknown: return false
        }
    }
}
