import Auth
import Vocabulary

/// Verbs of which one breaks a promise.
struct BrokenAuthRepository: AuthRepository {
    let base: any AuthRepository
    let sabotage: Sabotage
    let service: AuthService
    let outbox: InMemoryMailer

    func join(
        _ draft: JoinDraft, device: String, idempotencyKey key: IdempotencyKey?
    ) async throws(AuthError) -> SignedIn {
        var draft = draft
        switch sabotage {
        case .phoneForgotten: draft.phone = nil
        case .rawPasswords: draft.password = hexadecimal(draft.password)
        case .mailFailureFatal:
            if await outbox.isOutOfOrder { throw .service(.unavailable("mail")) }
        default: break
        }
        do throws(AuthError) {
            let joined = try await base.join(draft, device: device, idempotencyKey: key)
            return sabotage == .answersOfToday ? try await ofToday(joined) : joined
        } catch .invalidFields(let fieldErrors) {
            switch (sabotage, fieldErrors.map(\.field)) {
            case (.ageIgnored, ["birthday"]): draft.birthday = nil
            case (.weakPasswordsTaken, ["password"]): draft.password = "stronger than what was typed"
            case (.firstComplaintOnly, _): throw .invalidFields(Array(fieldErrors.prefix(1)))
            default: throw .invalidFields(fieldErrors)
            }
            return try await base.join(draft, device: device)
        }
    }

    private func ofToday(_ joined: SignedIn) async throws(AuthError) -> SignedIn {
        let principal = Principal.member(joined.account.id, session: joined.session, role: .member)
        let account = try await service.repository(for: principal).account()
        return SignedIn(account: account, session: joined.session, tokens: joined.tokens)
    }

    func checkEmail(_ email: String) async throws(AuthError) -> EmailAvailability {
        if sabotage == .emailFormIgnored, !email.contains("@") {
            return EmailAvailability(email: email, isAvailable: true)
        }
        return try await base.checkEmail(email)
    }

    func login(email: String, password: String, device: String) async throws(AuthError) -> SignedIn {
        var password = password
        switch sabotage {
        case .emailCaseMatters where email != email.lowercased(): throw .wrongCredentials
        case .rawPasswords: password = hexadecimal(password)
        case .nulIsFatal where email.utf8.contains(0): throw .service(.internal("NUL"))
        case .unknownEmailTold:
            if try await service.directoryLacks(email) { throw .noSuchMember }
        default: break
        }
        do throws(AuthError) {
            return try await base.login(email: email, password: password, device: device)
        } catch .service(.limited(let seconds)) {
            if sabotage == .unknownEmailUnslowed, try await service.directoryLacks(email) {
                throw .wrongCredentials
            }
            throw .service(.limited(retryAfterSeconds: seconds))
        }
    }

    func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair {
        if sabotage == .unknownTokenTold, refreshToken == "nonsense" { throw .noSuchSession }
        return try await base.refresh(refreshToken)
    }

    func logout() async throws(AuthError) { try await base.logout() }

    func sessions() async throws(AuthError) -> [Session] {
        do throws(AuthError) {
            let sessions = try await base.sessions()
            return sabotage == .currentUnmarked ? sessions.map(\.unmarked) : sessions
        } catch {
            if sabotage == .visitorsWelcome { return [] }
            throw error
        }
    }

    func endSession(_ id: SessionID) async throws(AuthError) { try await base.endSession(id) }

    func endAllSessions(keepingCurrent: Bool) async throws(AuthError) {
        try await base.endAllSessions(keepingCurrent: keepingCurrent)
    }

    func changePassword(current: String, new: String) async throws(AuthError) {
        do throws(AuthError) {
            try await base.changePassword(current: current, new: new)
        } catch {
            if sabotage != .currentIgnored { throw error }
        }
    }

    func account() async throws(AuthError) -> Account { try await base.account() }

    func profile(of id: MemberID) async throws(AuthError) -> Profile {
        let profile = try await base.profile(of: id)
        if sabotage != .introductionHidden { return profile }
        return Profile(id: id, nickname: profile.nickname, introduction: "", joinedAt: profile.joinedAt)
    }

    func editProfile(_ draft: ProfileDraft) async throws(AuthError) -> Account {
        var draft = draft
        if sabotage == .expectedVersionIgnored { draft.expectedVersion = nil }
        if sabotage == .rareSignsLost {
            draft.introduction.unicodeScalars.removeAll { $0.value > 0xFFFF }
        }
        do throws(AuthError) {
            return try await base.editProfile(draft)
        } catch .invalidFields(let fieldErrors) where sabotage == .firstComplaintOnly {
            throw .invalidFields(Array(fieldErrors.prefix(1)))
        }
    }

    func withdraw(password: String) async throws(AuthError) { try await base.withdraw(password: password) }

    func changeRole(of id: MemberID, to role: Role) async throws(AuthError) {
        if sabotage == .rolesForAll { return try await service.appoint(id, as: role) }
        try await base.changeRole(of: id, to: role)
    }
}

extension AuthService {
    /// Whether no member has the email.
    fileprivate func directoryLacks(_ email: String) async throws(AuthError) -> Bool {
        try await repository(for: .anonymous).checkEmail(email).isAvailable
    }
}

extension Session {
    fileprivate var unmarked: Session {
        Session(
            id: id, device: device, createdAt: createdAt, lastUsedAt: lastUsedAt, expiresAt: expiresAt,
            isCurrent: false)
    }
}

private func hexadecimal(_ text: String) -> String {
    text.utf8.map { String($0, radix: 16) }.joined()
}
