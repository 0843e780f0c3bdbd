import Vocabulary

/// Slows down who guesses at passwords, and has those who join without end wait behind others. What it counts
/// it remembers in this process alone: each of several servers has budgets of its own, and a restart forgets
/// them. How often may be joined at all is for the limits of requests to say, which servers share.
actor SignInThrottle {
    /// How many passwords of one place may be worked on at once: some people behind one address, but no more
    /// of the line than that.
    private static let mostAtOnce = 16

    private var ledger: SignInLedger
    private var joins: RecentUses
    /// Passwords that did not fit, as `AuthService.guess` writes them.
    private var refused: RecentEntries<String, Bool>
    /// Guesses that are being checked, and who waits to hear of it.
    private var checked: [String: [CheckedContinuation<Bool?, Never>]] = [:]
    /// How much of what was admitted is not done yet, by where it came from.
    private var underWay: [Origin: Int] = [:]

    init(_ policy: SignInPolicy) {
        ledger = SignInLedger(policy)
        joins = RecentUses(entries: policy.entries)
        refused = RecentEntries(capacity: policy.entries)
    }

    /// Where admitted work comes from: who tries at an account from a place that it knows does not share with
    /// others there.
    fileprivate enum Origin: Hashable {
        case known(SignInLedger.Pair)
        case new(SignInPlace)
        case joining(SignInPlace)
    }

    /// Something that was admitted, to be closed when it is done.
    struct Admission: Sendable {
        let turn: HashingTurn
        fileprivate let origin: Origin
    }

    /// Whether a password fitted.
    enum Outcome: Sendable {
        case right(MemberID)
        case wrong
        /// It was not found out.
        case open
    }

    /// Admits an attempt at the account. Throws `limited` if somebody at the place has to wait.
    func admit(
        _ account: SignInLedger.Account, from place: SignInPlace, at now: Timestamp
    ) throws(ServiceFailure) -> Admission {
        try Self.refuse(for: ledger.wait(for: account, from: place, at: now))
        let isKnown = ledger.familiar.knows(account, place, at: now)
        let pair = SignInLedger.Pair(account: account, place: place)
        return try open(
            isKnown ? .known(pair) : .new(place), place, ledger.turn(for: account, from: place, at: now))
    }

    /// Closes what was admitted, and counts what came of it. The same guess again at a place that the account
    /// knows does not count: it finds out nothing, and would only keep the member out who is there, too.
    func close(
        _ admission: Admission, _ outcome: Outcome, of guess: String? = nil,
        at account: SignInLedger.Account, from place: SignInPlace, at now: Timestamp
    ) {
        close(admission)
        switch outcome {
        case .right(let member): ledger.succeed(member, from: place, at: now)
        case .wrong:
            let isRepeated = hasRefused(guess)
            if let guess { refused[guess] = true }
            if isRepeated, ledger.familiar.knows(account, place, at: now) { return }
            ledger.fail(at: account, from: place, at: now)
        case .open: break
        }
    }

    /// Lets the member sign in at the place at once, who has shown something there that cannot be guessed.
    func prove(_ member: MemberID, at place: SignInPlace, at now: Timestamp) {
        ledger.prove(member, from: place, at: now)
    }

    /// Whether the guess was found to be wrong before.
    func hasRefused(_ guess: String?) -> Bool {
        guess.map { refused[$0] ?? false } ?? false
    }

    /// Whether the guess fits, if that is known or another request is finding out. Nil if the caller has to
    /// find out, who then calls `tell`, or if the other request could not.
    func verdict(on guess: String) async -> Bool? {
        if hasRefused(guess) { return false }
        if checked[guess] == nil {
            checked[guess] = []
            return nil
        }
        return await withCheckedContinuation { checked[guess, default: []].append($0) }
    }

    /// Tells all who wait whether the guess fits; nil if it could not be found out.
    func tell(_ fits: Bool?, of guess: String) {
        for waiting in checked.removeValue(forKey: guess) ?? [] { waiting.resume(returning: fits) }
    }

    /// Whether the account knows the place, and a guess that was not made before may be tried there.
    func mayTry(
        _ guess: String, at account: SignInLedger.Account, from place: SignInPlace, at now: Timestamp
    ) -> Bool {
        !hasRefused(guess) && ledger.familiar.knows(account, place, at: now)
            && ledger.wait(for: account, from: place, at: now) == .zero
    }

    /// Admits somebody who joins, behind those at places where fewer have joined lately. Throws `limited` if
    /// too many of the place join at this moment.
    func admitJoining(from place: SignInPlace, at now: Timestamp) throws(ServiceFailure) -> Admission {
        guard place.isRemote else { return Admission(turn: .joining(before: 0), origin: .joining(place)) }
        return try open(.joining(place), place, .joining(before: joins.weight(of: place, at: now)))
    }

    /// Closes what was admitted; `isDone` if the work was done, which counts whatever came of it.
    func closeJoining(_ admission: Admission, isDone: Bool, from place: SignInPlace, at now: Timestamp) {
        guard place.isRemote else { return }
        close(admission)
        if isDone { joins.note(place, at: now) }
    }

    private func open(
        _ origin: Origin, _ place: SignInPlace, _ turn: HashingTurn
    ) throws(ServiceFailure) -> Admission {
        let count = underWay[origin, default: 0]
        if place.isRemote, count >= Self.mostAtOnce { throw .limited(retryAfterSeconds: 1) }
        underWay[origin] = count + 1
        return Admission(turn: turn, origin: origin)
    }

    private func close(_ admission: Admission) {
        let count = underWay[admission.origin, default: 0]
        underWay[admission.origin] = count > 1 ? count - 1 : nil
    }

    private static func refuse(for wait: Duration) throws(ServiceFailure) {
        let (seconds, rest) = wait.components
        let whole = seconds + (rest > 0 ? 1 : 0)
        if whole > 0 { throw .limited(retryAfterSeconds: Int(whole)) }
    }
}

extension SignInThrottle {
    /// Whether the account is known to have been used from the place.
    func knows(_ member: MemberID, _ place: SignInPlace, at now: Timestamp) -> Bool {
        ledger.familiar.knows(.member(member), place, at: now)
    }

    /// Whether the store has to be told that the member was let in there.
    func isNews(_ member: MemberID, _ place: SignInPlace, at now: Timestamp) -> Bool {
        ledger.familiar.isNews(member, place, at: now)
    }

    /// Remembers a place from which the member has proved to be itself; `stored` if the store knows of it.
    func learn(_ member: MemberID, _ place: SignInPlace, at moment: Timestamp, stored: Bool) {
        ledger.learn { $0.note(member, place, at: moment, stored: stored) }
    }
}
