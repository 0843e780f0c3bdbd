import Vocabulary

extension AuthService {
    /// The hash of a normalised password.
    func hash(_ password: String) async throws(AuthError) -> String {
        do throws(HashingFailure) {
            return try await hasher.hash(password)
        } catch {
            throw .service(error.service)
        }
    }

    /// Whether a typed password belongs to the member, who types it at that place. Throws `limited` after
    /// too many that did not.
    func fits(
        _ typed: String, _ member: MemberRecord, from place: SignInPlace
    ) async throws(AuthError) -> Bool {
        try await fits(typed, member, of: .member(member.account.id), from: place)
    }

    /// Whether a password that was typed at that place belongs to the record of that account. Throws
    /// `limited` after too many that did not.
    func fits(
        _ typed: String, _ record: MemberRecord?, of account: SignInLedger.Account, from place: SignInPlace
    ) async throws(AuthError) -> Bool {
        do throws(ServiceFailure) {
            try await throttle.admit(account, from: place, at: time.now())
        } catch {
            throw .service(error)
        }
        if try await fits(typed, record), let record {
            await throttle.succeed(record.account.id, from: place, at: time.now())
            return true
        }
        await throttle.fail(at: account, from: place, at: time.now())
        return false
    }

    /// Whether a typed password belongs to the record. Without a record, or for one too long to be
    /// anybody's, the same work is done in vain.
    private func fits(_ typed: String, _ record: MemberRecord?) async throws(AuthError) -> Bool {
        let password = PasswordRules.normalised(typed)
        let isHashable = PasswordRules.isHashable(password)
        let hash = isHashable ? record?.passwordHash : nil
        do throws(HashingFailure) {
            let fits = try await hasher.verify(isHashable ? password : "", against: hash ?? hasher.decoy)
            return fits && hash != nil
        } catch {
            throw .service(error.service)
        }
    }

    /// Replaces a hash of old parameters by one of today's; a failure is left for the next sign-in.
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
    /// What the failure means to somebody who asked for a verb.
    var service: ServiceFailure {
        switch self {
        case .busy(let seconds): .limited(retryAfterSeconds: seconds)
        case .failed(let reason): .unavailable("password hashing: \(reason)")
        }
    }
}
