import UnicodeText
import Vocabulary

extension LocalAuthRepository {
    func resetPassword(of id: MemberID) async throws(AuthError) -> PasswordReset {
        let act = try await act("auth.resetPassword", on: id, "")
        let code = service.newCode()
        let reset = StoredReset(
            digest: digest(of: code, for: id),
            expiresAt: act.event.actedAt.advanced(by: PasswordReset.lifetime))
        try await carryOut(act, on: id) { record in
            var next = record
            next.reset = reset
            next.account.version = record.account.version.next
            return next
        }
        return PasswordReset(code: code.text, expiresAt: reset.expiresAt)
    }

    func resetPassword(email: String, code: String, new: String) async throws(AuthError) {
        let (typed, key) = (EmailRules.normalised(email).folded, EmailRules.key(of: email))
        let record = key.isEmpty ? nil : try await store.record(emailKey: key)
        let account = record.map { SignInLedger.Account.member($0.account.id) } ?? .email(typed)
        guard let record, hasReset(record, code) else {
            // Only wrong codes are limited. Guesses by others at the place do not lock out the holder of the
            // right code, which is too long to guess.
            _ = try await service.attempt(account, of: record, from: place) { _ in false }
            throw .resetRefused
        }
        await service.throttle.prove(record.account.id, at: place, at: service.time.now())
        await service.letIn(record.account.id, place, noted: nil, at: service.time.now())
        var form = FormReader()
        let password = form.password(
            "new", new, email: record.account.email, nickname: record.account.nickname)
        try form.finish()
        let hash = try await service.hash(password)
        let change = try await store.change(record.account.id, at: service.time.now(), ending: .all) {
            now throws(AuthError) in
            guard !now.account.isWithdrawn, hasReset(now, code) else { throw .resetRefused }
            var next = now
            (next.passwordHash, next.reset) = (hash, nil)
            next.account.version = now.account.version.next
            return next
        }
        await service.letters.send(.passwordChanged(change.record.account))
    }

    private func hasReset(_ record: MemberRecord, _ typed: String) -> Bool {
        service.hasReset(record, typed)
    }

    private func digest(of code: AccessCode, for id: MemberID) -> String {
        service.digest(of: code, for: "reset \(id)")
    }
}

extension AuthService {
    /// Whether the typed code is valid for resetting the member's password now.
    func hasReset(_ record: MemberRecord, _ typed: String) -> Bool {
        guard let code = AccessCode(typed: typed), let reset = record.reset else { return false }
        return reset.fits(digest(of: code, for: "reset \(record.account.id)"), at: time.now())
    }
}
