import Vocabulary

/// What is remembered of failed and successful sign-ins, of a bounded number of accounts and places.
struct SignInLedger: Sendable {
    /// Whom somebody tries to be: a member, or an email that nobody has.
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
    /// How often a password was tried at an account from a place that it knows.
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

    /// How many entries there are.
    var count: Int {
        pairs.count + accounts.count + places.count + tries.count + failures.count + known.count
    }

    /// How long the place has to wait before it may try at the account; zero for not at all.
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

    /// When the place may have a password verified, if others wait as well.
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

    /// Counts a password that did not fit.
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

    /// Counts a password that fitted, and remembers the place.
    mutating func succeed(_ member: MemberID, from place: SignInPlace, at now: Timestamp) {
        noteTry(Pair(account: .member(member), place: place), at: now)
        known.note(member, place, at: now)
    }

    /// Forgets what was guessed at the member from the place, who has proved to be there by something that
    /// cannot be guessed, and remembers the place.
    mutating func prove(_ member: MemberID, from place: SignInPlace, at now: Timestamp) {
        pairs[Pair(account: .member(member), place: place)] = nil
        known.note(member, place, at: now)
    }

    /// What is known of members' places, for those who have proved to be themselves in other ways, or before
    /// this process began.
    mutating func learn(_ change: (inout FamiliarPlaces) -> Void) { change(&known) }

    /// The places that members are known to have been at.
    var familiar: FamiliarPlaces { known }

    /// Who signs in again and again with the right password comes behind others, too.
    private mutating func noteTry(_ pair: Pair, at now: Timestamp) {
        tries[pair] = policy.account.fullAt(before: tries[pair], at: now)
    }
}
