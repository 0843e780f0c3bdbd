import Vocabulary

/// Slows down password guessing, and queues frequent joins behind others.
///
/// The counts are in this process's memory: each server has budgets of its own, and a restart clears them.
/// Request limits, which servers share, bound joins in total.
actor SignInThrottle {
    /// The most concurrent passwords of one place: enough for several people behind one address, without
    /// filling the queue.
    private static let mostAtOnce = 16

    private var ledger: SignInLedger
    private var joins: RecentUses
    /// Wrong passwords, by `AuthService.guess`.
    private var refused: RecentEntries<String, Bool>
    /// Guesses being checked, with the requests that wait for the result.
    private var checked: [String: [CheckedContinuation<Bool?, Never>]] = [:]
    /// The number of admitted, unfinished attempts by origin.
    private var underWay: [Origin: Int] = [:]

    init(_ policy: SignInPolicy) {
        ledger = SignInLedger(policy)
        joins = RecentUses(entries: policy.entries)
        refused = RecentEntries(capacity: policy.entries)
    }

    /// The origin of admitted work. Attempts at an account from a known place are counted apart from others
    /// at that place.
    fileprivate enum Origin: Hashable {
        case known(SignInLedger.Pair)
        case new(SignInPlace)
        case joining(SignInPlace)
    }

    /// An admitted attempt, to be closed when done.
    struct Admission: Sendable {
        let turn: HashingTurn
        fileprivate let origin: Origin
    }

    /// The result of checking a password.
    enum Outcome: Sendable {
        case right(MemberID)
        case wrong
        /// Undecided, because of an error.
        case open
    }

    /// Admits an attempt at the account. Throws `limited` if the place must wait.
    func admit(
        _ account: SignInLedger.Account, from place: SignInPlace, at now: Timestamp
    ) throws(ServiceFailure) -> Admission {
        try Self.refuse(for: ledger.wait(for: account, from: place, at: now))
        let isKnown = ledger.familiar.knows(account, place, at: now)
        let pair = SignInLedger.Pair(account: account, place: place)
        return try open(
            isKnown ? .known(pair) : .new(place), place, ledger.turn(for: account, from: place, at: now))
    }

    /// Closes an admitted attempt and counts the result. A repeated guess from a known place does not count:
    /// it reveals nothing, and counting it would only lock out the member there.
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

    /// Lifts the limits for a member at a place after proof by an unguessable secret.
    func prove(_ member: MemberID, at place: SignInPlace, at now: Timestamp) {
        ledger.prove(member, from: place, at: now)
    }

    /// Whether the guess is known to be wrong.
    func hasRefused(_ guess: String?) -> Bool {
        guess.map { refused[$0] ?? false } ?? false
    }

    /// Whether the guess is right, if known or being checked by another request. Nil if the caller has to
    /// check it and then call `tell`, or if the other request failed.
    func verdict(on guess: String) async -> Bool? {
        if hasRefused(guess) { return false }
        if checked[guess] == nil {
            checked[guess] = []
            return nil
        }
        return await withCheckedContinuation { checked[guess, default: []].append($0) }
    }

    /// Reports the result to all waiting requests; nil if the check failed.
    func tell(_ fits: Bool?, of guess: String) {
        for waiting in checked.removeValue(forKey: guess) ?? [] { waiting.resume(returning: fits) }
    }

    /// Whether the account knows the place and a new guess may be tried there.
    func mayTry(
        _ guess: String, at account: SignInLedger.Account, from place: SignInPlace, at now: Timestamp
    ) -> Bool {
        !hasRefused(guess) && ledger.familiar.knows(account, place, at: now)
            && ledger.wait(for: account, from: place, at: now) == .zero
    }

    /// Admits a join, behind those from places with fewer recent joins. Throws `limited` if too many joins
    /// of the place are in progress.
    func admitJoining(from place: SignInPlace, at now: Timestamp) throws(ServiceFailure) -> Admission {
        guard place.isRemote else { return Admission(turn: .joining(before: 0), origin: .joining(place)) }
        return try open(.joining(place), place, .joining(before: joins.weight(of: place, at: now)))
    }

    /// Closes an admitted join; `isDone` says that the work was done, which counts whatever its result.
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
    /// Whether the member is known to have signed in at the place.
    func knows(_ member: MemberID, _ place: SignInPlace, at now: Timestamp) -> Bool {
        ledger.familiar.knows(.member(member), place, at: now)
    }

    /// Whether the sign-in at the place should be stored.
    func isNews(_ member: MemberID, _ place: SignInPlace, at now: Timestamp) -> Bool {
        ledger.familiar.isNews(member, place, at: now)
    }

    /// Remembers a place where the member proved their identity; `stored` says that the store has it.
    func learn(_ member: MemberID, _ place: SignInPlace, at moment: Timestamp, stored: Bool) {
        ledger.learn { $0.note(member, place, at: moment, stored: stored) }
    }
}
