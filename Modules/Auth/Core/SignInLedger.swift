import Vocabulary

/// What is remembered of failed and successful sign-ins, of a bounded number of accounts and places.
struct SignInLedger: Sendable {
    /// Whom somebody tries to be: a member, or an email that nobody has.
    enum Account: Hashable, Sendable {
        case member(MemberID)
        case email(String)
    }

    private struct Pair: Hashable, Sendable {
        let account: Account
        let place: SignInPlace
    }

    private let policy: SignInPolicy
    private var pairs: RecentEntries<Pair, Timestamp>
    private var accounts: RecentEntries<Account, Timestamp>
    private var places: RecentEntries<SignInPlace, Timestamp>
    private var overall: Timestamp?
    private var known: RecentEntries<MemberID, [SignInPlace: Timestamp]>

    init(_ policy: SignInPolicy) {
        self.policy = policy
        pairs = RecentEntries(capacity: policy.entries)
        accounts = RecentEntries(capacity: policy.entries)
        places = RecentEntries(capacity: policy.entries)
        known = RecentEntries(capacity: policy.entries)
    }

    /// How many entries there are.
    var count: Int { pairs.count + accounts.count + places.count + known.count }

    /// How long the place has to wait before it may try at the account; zero for not at all.
    func wait(for account: Account, from place: SignInPlace, at now: Timestamp) -> Duration {
        let pair = pairs[Pair(account: account, place: place)]
        let own = policy.pair.wait(fullAt: pair, at: now)
        if knows(account, place, at: now) { return own }
        return max(
            own, policy.account.wait(fullAt: accounts[account], at: now),
            policy.place.wait(fullAt: places[place], at: now), policy.overall.wait(fullAt: overall, at: now))
    }

    /// Counts a password that did not fit.
    mutating func fail(at account: Account, from place: SignInPlace, at now: Timestamp) {
        let pair = Pair(account: account, place: place)
        pairs[pair] = policy.pair.fullAt(before: pairs[pair], at: now)
        if knows(account, place, at: now) { return }
        accounts[account] = policy.account.fullAt(before: accounts[account], at: now)
        places[place] = policy.place.fullAt(before: places[place], at: now)
        overall = policy.overall.fullAt(before: overall, at: now)
    }

    /// Remembers a place from which the member has proved to be itself.
    mutating func succeed(_ member: MemberID, from place: SignInPlace, at now: Timestamp) {
        var familiar = known[member] ?? [:]
        familiar[place] = now
        if familiar.count > SignInPolicy.knownPlaces,
            let oldest = familiar.min(by: { $0.value < $1.value })?.key
        {
            familiar[oldest] = nil
        }
        known[member] = familiar
    }

    private func knows(_ account: Account, _ place: SignInPlace, at now: Timestamp) -> Bool {
        guard case .member(let member) = account, let since = known[member]?[place] else { return false }
        return now.since(since) < SignInPolicy.familiarity
    }
}
