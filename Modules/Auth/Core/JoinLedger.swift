import Vocabulary

/// Where people have joined from lately, of a bounded number of places.
struct JoinLedger: Sendable {
    private let policy: JoinPolicy
    private var places: RecentEntries<SignInPlace, Timestamp>
    private var joins: RecentUses
    private var overall: Timestamp?

    init(_ policy: JoinPolicy) {
        self.policy = policy
        places = RecentEntries(capacity: policy.entries)
        joins = RecentUses(entries: policy.entries)
    }

    /// How long somebody at the place has to wait before joining; zero for not at all.
    func wait(from place: SignInPlace, at now: Timestamp) -> Duration {
        let own = policy.place.wait(fullAt: places[place], at: now)
        return joins.isFresh(place, at: now) ? own : max(own, policy.overall.wait(fullAt: overall, at: now))
    }

    /// When somebody at the place may have a password hashed, if others wait as well.
    func turn(from place: SignInPlace, at now: Timestamp) -> HashingTurn {
        .joining(before: joins.weight(of: place, at: now))
    }

    /// Counts somebody who joined, or for whom all the work of it was done.
    mutating func note(from place: SignInPlace, at now: Timestamp) {
        places[place] = policy.place.fullAt(before: places[place], at: now)
        joins.note(place, at: now)
        overall = policy.overall.fullAt(before: overall, at: now)
    }
}
