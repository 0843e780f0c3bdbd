import UnicodeText
import Vocabulary

extension LocalAuthRepository {
    func join(_ draft: JoinDraft, device: String) async throws(AuthError) -> SignedIn {
        let now = service.time.now()
        let taken = try await store.taken(draft.names, besides: nil)
        let join = try draft.checked(today: now.dayInKorea, taken: taken)
        let hash = try await service.hash(join.password)
        let account = Account(service.ids.next(), join, at: now)
        let (session, refreshToken) = service.newSession(of: account.id, device: device)
        let tokens = try await service.pair(
            LiveSession(record: session, role: account.role), refreshToken: refreshToken,
            until: session.expiresAt)
        try await store.insert(
            MemberRecord(account: account, passwordHash: hash), opening: session,
            with: service.refreshTokens.digest(of: refreshToken))
        try? await service.mailer.send(.welcome(to: account))
        return SignedIn(account: account, session: session.id, tokens: tokens)
    }

    func checkEmail(_ typed: String) async throws(AuthError) -> EmailAvailability {
        let email = EmailRules.normalised(typed)
        if let rule = EmailRules.broken(by: email) { throw .incomplete([Complaint("email", rule)]) }
        let taken = try await store.taken(UniqueNames(email: email.folded, nickname: ""), besides: nil)
        return EmailAvailability(email: email, isAvailable: !taken.email)
    }

    func login(email: String, password: String, device: String) async throws(AuthError) -> SignedIn {
        let key = EmailRules.normalised(email).folded
        let record = key.isEmpty ? nil : try await store.record(emailKey: key)
        let fits = try await service.fits(password, record)
        guard fits, let record, let hash = await service.renewHash(password, of: record) else {
            throw .wrongCredentials
        }
        let (session, refreshToken) = service.newSession(of: record.account.id, device: device)
        let digest = service.refreshTokens.digest(of: refreshToken)
        // The password may have been changed while its hash was worked out.
        guard try await store.open(session, with: digest, ifPasswordIs: hash) else { throw .wrongCredentials }
        let live = LiveSession(record: session, role: record.account.role)
        let tokens = try await service.pair(live, refreshToken: refreshToken, until: session.expiresAt)
        return SignedIn(account: record.account, session: session.id, tokens: tokens)
    }

    func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair {
        try await service.successor(of: refreshToken)
    }
}
