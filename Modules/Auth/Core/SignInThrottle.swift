import Vocabulary

/// Slows down who guesses at passwords. It remembers in this process alone: each of several servers has
/// budgets of its own, and a restart forgets.
actor SignInThrottle {
    private var ledger: SignInLedger

    init(_ policy: SignInPolicy) {
        ledger = SignInLedger(policy)
    }

    /// Throws `limited` if somebody at the place has to wait before trying at the account.
    func admit(
        _ account: SignInLedger.Account, from place: SignInPlace, at now: Timestamp
    ) throws(ServiceFailure) {
        let (seconds, rest) = ledger.wait(for: account, from: place, at: now).components
        let wait = seconds + (rest > 0 ? 1 : 0)
        if wait > 0 { throw .limited(retryAfterSeconds: Int(wait)) }
    }

    /// Counts a password that did not fit.
    func fail(at account: SignInLedger.Account, from place: SignInPlace, at now: Timestamp) {
        ledger.fail(at: account, from: place, at: now)
    }

    /// Remembers a place from which the member has proved to be itself.
    func succeed(_ member: MemberID, from place: SignInPlace, at now: Timestamp) {
        ledger.succeed(member, from: place, at: now)
    }
}
