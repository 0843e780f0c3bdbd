import Synchronization
import Vocabulary

/// Counts the requests to one endpoint and turns those away that are too many.
///
/// It remembers a bounded number of members and addresses; a new one takes the place of one that has not
/// asked lately. Refused requests do not count, so whoever waits as long as told gets through.
final class RequestGate: Sendable {
    private struct State {
        var buckets: RecentlyUsed<LimitSubject, Timestamp>
        var overall: Timestamp?
        /// What was counted since it was last handed to the other servers.
        var uses: [LimitSubject: Int] = [:]
    }

    /// What more is counted between two exchanges counts for this server alone.
    private static let mostUses = 1024
    /// From so many requests on a network has asked lately, however new the address in it.
    private static let crowd = 8

    let limit: RequestLimit
    private let endpoint: String
    private let time: any TimeSource
    private let state: Mutex<State>

    init(_ endpoint: String, _ limit: RequestLimit, time: any TimeSource, entries: Int) {
        (self.endpoint, self.limit, self.time) = (endpoint, limit, time)
        state = Mutex(State(buckets: RecentlyUsed(limit: entries)))
    }

    /// Counts a request by its address, if that is what the limit goes by: before anything else is done for
    /// it. What comes by no network is not counted. Throws `limited`.
    func admit(_ request: WireRequest, _ target: Target) throws(ServiceFailure) {
        guard limit.per == .address, let address = request.clientAddress, isCounted(target) else { return }
        try take(LimitSubject(address: address))
    }

    /// Counts a request by the member, now that it is known who asks. Throws `limited`.
    func admit(_ member: MemberID?, _ request: WireRequest) throws(ServiceFailure) {
        guard limit.per == .member, let address = request.clientAddress else { return }
        try take(member.map(LimitSubject.member) ?? LimitSubject(address: address))
    }

    /// Counts a request that the budget of its address refused by who has proved to send it, whom nobody else
    /// can use up the budget of. Throws `limited`.
    func admit(apart subject: LimitSubject) throws(ServiceFailure) {
        guard let rate = limit.rate(of: subject) else { return }
        let now = time.now()
        let wait = state.withLock { state in
            let bucket = state.buckets[subject]
            let wait = rate.wait(fullAt: bucket, at: now)
            if wait > .zero { return wait }
            state.buckets.set(rate.fullAt(before: bucket, at: now), for: subject)
            note(subject, &state)
            return .zero
        }
        if wait > .zero { throw .limited(retryAfterSeconds: wait.wholeSeconds) }
    }

    private func isCounted(_ target: Target) -> Bool {
        guard let member = limit.member else { return true }
        return target.query.contains { $0.name == member && !$0.text.isEmpty }
    }

    private func take(_ subject: LimitSubject) throws(ServiceFailure) {
        let now = time.now()
        let wait = state.withLock { take(subject, at: now, &$0) }
        if wait > .zero { throw .limited(retryAfterSeconds: wait.wholeSeconds) }
    }

    /// Takes one from all budgets if the subject's own has one, and that of all together or none is needed
    /// there; answers how long to wait otherwise.
    private func take(_ subject: LimitSubject, at now: Timestamp, _ state: inout State) -> Duration {
        let bucket = limit.each == nil ? nil : state.buckets[subject]
        var wait = limit.each?.wait(fullAt: bucket, at: now) ?? .zero
        if let overall = limit.overall, !isFresh(subject, bucket, at: now, &state) {
            wait = max(wait, overall.wait(fullAt: state.overall, at: now))
        }
        if wait > .zero { return wait }
        if let each = limit.each {
            state.buckets.set(each.fullAt(before: bucket, at: now), for: subject)
            note(subject, &state)
        }
        if limit.overall != nil { takeOverall(subject, at: now, &state) }
        return .zero
    }

    private func takeOverall(_ subject: LimitSubject, at now: Timestamp, _ state: inout State) {
        state.overall = limit.overall?.fullAt(before: state.overall, at: now)
        note(.all, &state)
        guard let each = limit.each, let network = subject.surroundings else { return }
        state.buckets.set(each.fullAt(before: state.buckets[network], at: now), for: network)
        note(network, &state)
    }

    /// Whether the subject has not asked lately, and little came from its network: whoever has a network has
    /// very many addresses in it.
    private func isFresh(
        _ subject: LimitSubject, _ bucket: Timestamp?, at now: Timestamp, _ state: inout State
    ) -> Bool {
        guard let each = limit.each, each.uses(fullAt: bucket, at: now) == 0 else { return false }
        guard let network = subject.surroundings else { return true }
        return each.uses(fullAt: state.buckets[network], at: now) < Self.crowd
    }

    private func note(_ subject: LimitSubject, _ state: inout State) {
        guard limit.isShared, state.uses[subject] != nil || state.uses.count < Self.mostUses else { return }
        state.uses[subject, default: 0] += 1
    }
}

extension RequestGate {
    /// Takes what was counted for whom since the last time, of at most that many; and, with a count of
    /// nothing, who is known to have less than a full budget, about whom others may know more.
    func takeUses(_ most: Int) -> [LimitUse] {
        let now = time.now()
        return state.withLock { state in
            let counted = state.uses.prefix(most)
            for (subject, _) in counted { state.uses[subject] = nil }
            var waiting = state.buckets.keys(most) { $0 > now }
            if let overall = state.overall, overall > now { waiting.append(.all) }
            let others = waiting.filter { subject in !counted.contains { $0.key == subject } }
            return (counted.map { ($0.key, $0.value) } + others.map { ($0, 0) }).compactMap(use)
        }
    }

    private func use(_ subject: LimitSubject, _ count: Int) -> LimitUse? {
        limit.rate(of: subject).map {
            LimitUse(endpoint: endpoint, subject: subject, count: count, rate: $0)
        }
    }

    /// Counts again what could not be handed over.
    func putBack(_ use: LimitUse) {
        guard use.count > 0 else { return }
        state.withLock { state in
            guard state.uses[use.subject] != nil || state.uses.count < Self.mostUses else { return }
            state.uses[use.subject, default: 0] += use.count
        }
    }

    /// Learns when a budget is full by what all servers have counted; what was counted meanwhile stays.
    func learn(_ fullAt: Timestamp, of subject: LimitSubject) {
        state.withLock { state in
            if subject == .all {
                state.overall = max(state.overall ?? fullAt, fullAt)
            } else {
                state.buckets.set(max(state.buckets[subject] ?? fullAt, fullAt), for: subject)
            }
        }
    }
}

extension Duration {
    /// The seconds, rounded up; at least one.
    fileprivate var wholeSeconds: Int {
        let (seconds, rest) = components
        return max(1, Int(clamping: seconds) + (rest > 0 ? 1 : 0))
    }
}
