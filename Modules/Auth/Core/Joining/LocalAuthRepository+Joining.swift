import UnicodeText
import Vocabulary

extension LocalAuthRepository {
    func checkEmail(_ typed: String) async throws(AuthError) -> EmailAvailability {
        let email = EmailRules.normalised(typed)
        if let rule = EmailRules.broken(by: email) { throw .invalidFields([FieldError("email", rule)]) }
        let taken = try await store.taken(UniqueNames(email: email.folded), besides: nil)
        return EmailAvailability(email: email, isAvailable: !taken.email)
    }

    func checkNickname(_ typed: String) async throws(AuthError) -> NicknameAvailability {
        let nickname = typed.trimmed.nfc
        if let rule = NicknameRules.broken(by: nickname) {
            throw .invalidFields([FieldError("nickname", rule)])
        }
        let taken = try await store.taken(ProfileDraft(nickname: nickname).names, besides: nil)
        return NicknameAvailability(nickname: nickname, isAvailable: !taken.nickname)
    }

    func login(email: String, password: String, device: String) async throws(AuthError) -> SignedIn {
        let (typed, key) = (EmailRules.normalised(email).folded, EmailRules.key(of: email))
        // The hash may change during the check. If another sign-in renewed it, try again; if the password
        // changed, the new password counts.
        for _ in 0..<3 {
            let record = key.isEmpty ? nil : try await store.record(emailKey: key)
            let account = record.map { SignInLedger.Account.member($0.account.id) } ?? .email(typed)
            guard try await service.fits(password, record, of: account, from: place), let record,
                let hash = record.passwordHash
            else {
                throw .wrongCredentials
            }
            if let suspension = record.suspension { throw .suspended(reason: suspension.reason) }
            if let signedIn = try await open(record, ifPasswordIs: hash, device: device) {
                await service.renewHash(hash, of: record.account.id, typed: password)
                return signedIn
            }
        }
        throw .service(.unavailable("the account is being changed at this very moment"))
    }

    /// A new session; nil if the password has changed.
    private func open(
        _ record: MemberRecord, ifPasswordIs hash: String, device: String
    ) async throws(AuthError) -> SignedIn? {
        let (session, refreshToken) = service.newSession(of: record.account.id, device: device)
        let digest = service.refreshTokens.digest(of: refreshToken)
        let noted = await service.placeToNote(session.member, place, at: session.createdAt)
        guard try await store.open(session, with: digest, from: noted, ifPasswordIs: hash) else { return nil }
        await service.letIn(session.member, place, noted: noted, at: session.createdAt)
        let live = LiveSession(record: session, role: record.account.role, card: record.card)
        let tokens = try await service.pair(live, refreshToken: refreshToken, until: session.expiresAt)
        return SignedIn(
            account: record.account.told(at: session.createdAt), session: session.id, tokens: tokens)
    }

    func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair {
        try await service.successor(of: refreshToken, from: place)
    }
}
