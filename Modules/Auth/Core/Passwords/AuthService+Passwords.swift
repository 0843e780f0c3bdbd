import Vocabulary

extension AuthService {
    /// The hash of a member's normalised password.
    func hash(_ password: String, turn: HashingTurn = .first) async throws(AuthError) -> String {
        do throws(HashingFailure) {
            return try await hasher.hash(password, turn: turn)
        } catch {
            throw .service(error.service)
        }
    }

    /// Runs the work of a join from that place, which counts only on success. Throws `limited` after too
    /// many joins, before anything is read or hashed.
    func joining<Value>(
        from place: SignInPlace, _ work: (HashingTurn) async throws(AuthError) -> Value
    ) async throws(AuthError) -> Value {
        let admission = try await admitted { () throws(ServiceFailure) in
            try await throttle.admitJoining(from: place, at: time.now())
        }
        do throws(AuthError) {
            let value = try await work(admission.turn)
            await throttle.closeJoining(admission, isDone: true, from: place, at: time.now())
            return value
        } catch {
            await throttle.closeJoining(admission, isDone: false, from: place, at: time.now())
            throw error
        }
    }

    /// Whether the password, typed at that place, is the member's. Throws `limited` after too many failures.
    func fits(
        _ typed: String, _ member: MemberRecord, from place: SignInPlace
    ) async throws(AuthError) -> Bool {
        try await attempt(.member(member.account.id), of: member, from: place) { turn throws(AuthError) in
            try await fits(typed, member, turn)
        }
    }

    /// Whether the password, typed at that place, belongs to the account's record. Throws `limited` after
    /// too many failures. Repeated guesses are hashed once.
    func fits(
        _ typed: String, _ record: MemberRecord?, of account: SignInLedger.Account, from place: SignInPlace
    ) async throws(AuthError) -> Bool {
        guard place.isRemote else {
            return try await attempt(account, of: record, from: place) { turn throws(AuthError) in
                try await fits(typed, record, turn)
            }
        }
        let guess = guess(typed, record, at: account)
        return try await attempt(account, of: record, from: place, guess) { turn throws(AuthError) in
            if let fits = await throttle.verdict(on: guess) { return fits }
            do throws(AuthError) {
                let fits = try await fits(typed, record, turn)
                await throttle.tell(fits, of: guess)
                return fits
            } catch {
                await throttle.tell(nil, of: guess)
                throw error
            }
        }
    }

    /// The in-memory key of a guess: a digest, keyed with the port's secret, of the password and the
    /// account's current hash. No refresh token holds a blank, so none has this successor.
    func guess(_ typed: String, _ record: MemberRecord?, at account: SignInLedger.Account) -> String {
        let password = PasswordRules.normalised(typed)
        return refreshTokens.successor(of: "guess \(account) \(record?.passwordHash ?? "") \(password)")
    }

    /// Whether a secret, typed at that place, passes `check` for the account's record. Throws `limited`
    /// after too many failures.
    func attempt(
        _ account: SignInLedger.Account, of record: MemberRecord?, from place: SignInPlace,
        _ guess: String? = nil,
        _ check: (HashingTurn) async throws(AuthError) -> Bool
    ) async throws(AuthError) -> Bool {
        try await recall(record?.account.id, place)
        let admission = try await admitted { () throws(ServiceFailure) in
            try await throttle.admit(account, from: place, at: time.now())
        }
        var outcome = SignInThrottle.Outcome.open
        do throws(AuthError) {
            let fits = try await check(admission.turn)
            if let record, fits { outcome = .right(record.account.id) } else { outcome = .wrong }
            await throttle.close(admission, outcome, of: guess, at: account, from: place, at: time.now())
            return fits
        } catch {
            await throttle.close(admission, outcome, of: guess, at: account, from: place, at: time.now())
            throw error
        }
    }

    private func admitted(
        _ admit: () async throws(ServiceFailure) -> SignInThrottle.Admission
    ) async throws(AuthError) -> SignInThrottle.Admission {
        do throws(ServiceFailure) {
            return try await admit()
        } catch {
            throw .service(error)
        }
    }

    /// Whether the password matches the record. Without a record, or for an overlong password, the same work
    /// is done in vain.
    private func fits(
        _ typed: String, _ record: MemberRecord?, _ turn: HashingTurn
    ) async throws(AuthError) -> Bool {
        let password = PasswordRules.normalised(typed)
        let isHashable = PasswordRules.isHashable(password)
        let hash = isHashable ? record?.passwordHash : nil
        do throws(HashingFailure) {
            let fits = try await hasher.verify(
                isHashable ? password : "", against: hash ?? hasher.decoy, turn: turn)
            return fits && hash != nil
        } catch {
            throw .service(error.service)
        }
    }

    /// Rehashes a password whose hash has outdated parameters; a failure is left to the next sign-in.
    func renewHash(_ old: String, of id: MemberID, typed: String) async {
        guard hasher.needsRehash(old) else { return }
        do throws(AuthError) {
            let new = try await hash(PasswordRules.normalised(typed))
            try await store.rehash(id, from: old, to: new)
        } catch {
            return
        }
    }
}

extension HashingFailure {
    /// The failure reported to the caller of a verb.
    var service: ServiceFailure {
        switch self {
        case .busy(let seconds): .limited(retryAfterSeconds: seconds)
        case .failed(let reason): .unavailable("password hashing: \(reason)")
        }
    }
}
