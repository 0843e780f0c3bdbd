import Synchronization
public import Vocabulary

/// Caches anonymous answers while a new answer would be identical.
///
/// All visitors get the same first pages, and most request them. The cache is cleared by the next commit or
/// timed change; an answer made during such a change is not stored.
public final class ResponseCache: Sendable {
    /// The source of the cached answers.
    public struct Source: Sendable {
        let revision: @Sendable () -> Int64?
        let nextChange: @Sendable () async -> NextChange
        let time: any TimeSource

        /// `revision` is read for each answer: a number that stays the same until the next commit, nil if
        /// unknown. `nextChange` is read after each commit.
        public init(
            revision: @escaping @Sendable () -> Int64?,
            nextChange: @escaping @Sendable () async -> NextChange, time: any TimeSource
        ) {
            self.revision = revision
            self.nextChange = nextChange
            self.time = time
        }
    }

    /// When answers change without a commit.
    public enum NextChange: Hashable, Sendable {
        case never
        case at(Timestamp)
        case unknown
    }

    private struct State {
        var revision: Int64?
        var nextChange = NextChange.unknown
        /// When that was read. A time before it means that the clock was set back, and the value is unknown.
        var since = Timestamp(microseconds: .min)
        var answers: RecentlyUsed<String, WireResponse>
    }

    private let source: Source
    private let state: Mutex<State>
    let largest: Int

    /// Keeps at most `count` answers of at most `largest` bytes each; frequently requested ones are
    /// preferred.
    public init(_ source: Source, count: Int = 128, largest: Int = 65_536) {
        self.source = source
        self.largest = largest
        state = Mutex(State(answers: RecentlyUsed(limit: count)))
    }

    /// The cached answer for the target, else a new one, which is cached if it is successful.
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

    /// Drops the answers of an earlier state.
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
