import Vocabulary

/// Records failed and successful sign-ins of a bounded number of accounts and places.
struct SignInLedger: Sendable {
    /// The target of a sign-in: a member, or an unknown email.
    enum Account: Hashable, Sendable {
        case member(MemberID)
        case email(String)
    }

    struct Pair: Hashable, Sendable {
        let account: Account
        let place: SignInPlace
    }

    private let policy: SignInPolicy
    private var pairs: RecentEntries<Pair, Timestamp>
    private var accounts: RecentEntries<Account, Timestamp>
    private var places: RecentEntries<SignInPlace, Timestamp>
    /// Recent password tries at an account from a known place.
    private var tries: RecentEntries<Pair, Timestamp>
    private var failures: RecentUses
    private var overall: Timestamp?
    private var nobody: Timestamp?
    private var known: FamiliarPlaces

    init(_ policy: SignInPolicy) {
        self.policy = policy
        pairs = RecentEntries(capacity: policy.entries)
        accounts = RecentEntries(capacity: policy.entries)
        places = RecentEntries(capacity: policy.entries)
        tries = RecentEntries(capacity: policy.entries)
        failures = RecentUses(entries: policy.entries)
        known = FamiliarPlaces(entries: policy.entries)
    }

    /// The number of entries.
    var count: Int {
        pairs.count + accounts.count + places.count + tries.count + failures.count + known.count
    }

    /// How long the place must wait before its next try at the account; zero if not at all.
    func wait(for account: Account, from place: SignInPlace, at now: Timestamp) -> Duration {
        let own = policy.pair.wait(fullAt: pairs[Pair(account: account, place: place)], at: now)
        if known.knows(account, place, at: now) { return own }
        let wait = max(
            own, policy.account.wait(fullAt: accounts[account], at: now),
            policy.place.wait(fullAt: places[place], at: now))
        if failures.isFresh(place, at: now) { return wait }
        switch account {
        case .member: return max(wait, policy.overall.wait(fullAt: overall, at: now))
        case .email: return max(wait, policy.overall.wait(fullAt: nobody, at: now))
        }
    }

    /// The place's turn for verifying a password, relative to other waiting requests.
    func turn(for account: Account, from place: SignInPlace, at now: Timestamp) -> HashingTurn {
        if known.knows(account, place, at: now) {
            let pair = Pair(account: account, place: place)
            return .knownPlace(tries: policy.account.uses(fullAt: tries[pair], at: now))
        }
        switch account {
        case .member: return .newPlace(failures: failures.weight(of: place, at: now))
        case .email: return .nobody(failures: failures.weight(of: place, at: now))
        }
    }

    /// Counts a wrong password.
    mutating func fail(at account: Account, from place: SignInPlace, at now: Timestamp) {
        let pair = Pair(account: account, place: place)
        pairs[pair] = policy.pair.fullAt(before: pairs[pair], at: now)
        if known.knows(account, place, at: now) { return noteTry(pair, at: now) }
        accounts[account] = policy.account.fullAt(before: accounts[account], at: now)
        places[place] = policy.place.fullAt(before: places[place], at: now)
        failures.note(place, at: now)
        switch account {
        case .member: overall = policy.overall.fullAt(before: overall, at: now)
        case .email: nobody = policy.overall.fullAt(before: nobody, at: now)
        }
    }

    /// Counts a right password and remembers the place.
    mutating func succeed(_ member: MemberID, from place: SignInPlace, at now: Timestamp) {
        noteTry(Pair(account: .member(member), place: place), at: now)
        known.note(member, place, at: now)
    }

    /// Clears the failures of the member at the place, after proof by an unguessable secret, and remembers
    /// the place.
    mutating func prove(_ member: MemberID, from place: SignInPlace, at now: Timestamp) {
        pairs[Pair(account: .member(member), place: place)] = nil
        known.note(member, place, at: now)
    }

    /// Updates the known places, for proofs of other kinds or from before this process began.
    mutating func learn(_ change: (inout FamiliarPlaces) -> Void) { change(&known) }

    /// The known places of members.
    var familiar: FamiliarPlaces { known }

    /// Frequent sign-ins with the right password are queued behind others, too.
    private mutating func noteTry(_ pair: Pair, at now: Timestamp) {
        tries[pair] = policy.account.fullAt(before: tries[pair], at: now)
    }
}
