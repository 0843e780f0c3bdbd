import Synchronization
import Vocabulary

/// Counts the requests to one endpoint and rejects those over the limit.
///
/// It remembers a bounded number of members and addresses; new ones replace those without recent requests.
/// Rejected requests do not count, so a client that waits as told is admitted.
final class RequestGate: Sendable {
    private struct State {
        var buckets: RecentlyUsed<LimitSubject, Timestamp>
        var overall: Timestamp?
        /// Uses counted since the last exchange with the other servers.
        var uses: [LimitSubject: Int] = [:]
    }

    /// The most uses kept between two exchanges; further ones count for this server only.
    private static let mostUses = 1024
    /// From this many requests on, a network counts as recent, even for a new address in it.
    private static let crowd = 8

    let limit: RequestLimit
    private let endpoint: String
    private let time: any TimeSource
    private let state: Mutex<State>

    init(_ endpoint: String, _ limit: RequestLimit, time: any TimeSource, entries: Int) {
        (self.endpoint, self.limit, self.time) = (endpoint, limit, time)
        state = Mutex(State(buckets: RecentlyUsed(limit: entries)))
    }

    /// Counts a request by its address, before any other work, if the limit is per address. Requests that
    /// did not come over a network are not counted. Throws `limited`.
    func admit(_ request: WireRequest, _ target: Target) throws(ServiceFailure) {
        guard limit.per == .address, let address = request.clientAddress, isCounted(target) else { return }
        try take(LimitSubject(address: address))
    }

    /// Counts a request by its member, once authenticated. Throws `limited`.
    func admit(_ member: MemberID?, _ request: WireRequest) throws(ServiceFailure) {
        guard limit.per == .member, let address = request.clientAddress else { return }
        try take(member.map(LimitSubject.member) ?? LimitSubject(address: address))
    }

    /// Counts a request over its address's limit by its proven sender, whose budget no other client can use
    /// up. Throws `limited`.
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

    /// Takes one use from all budgets if the subject's own has one and the total has one or is not required;
    /// otherwise returns the time to wait.
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

    /// Whether the subject has no recent requests and its network few. Few requests of the network are
    /// required because its owner controls very many addresses in it.
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
    /// Takes the uses since the last call, at most `most`. Adds subjects with a partly used budget, with a
    /// count of 0, since other servers may know more about them.
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

    /// Counts uses again that could not be exchanged.
    func putBack(_ use: LimitUse) {
        guard use.count > 0 else { return }
        state.withLock { state in
            guard state.uses[use.subject] != nil || state.uses.count < Self.mostUses else { return }
            state.uses[use.subject, default: 0] += use.count
        }
    }

    /// Updates when a budget is full by the counts of all servers; uses counted meanwhile stay.
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
    /// Whole seconds, rounded up; at least one.
    fileprivate var wholeSeconds: Int {
        let (seconds, rest) = components
        return max(1, Int(clamping: seconds) + (rest > 0 ? 1 : 0))
    }
}
