import UnicodeText
import Vocabulary

/// Recognises credentials of requests whose network address has exhausted its budget.
///
/// Each function returns a stable name of the credential's owner, or nil if it is wrong. It costs at most
/// two store reads and no hashing. A password is not verified; the account and the place identify its owner.
public struct ShownCredentials: Sendable {
    let service: AuthService

    /// The session of a refresh token that is valid now.
    public func session(of refreshToken: String) async -> String? {
        let digest = service.refreshTokens.digest(of: refreshToken)
        guard let stored = try? await service.store.token(digest) else { return nil }
        switch AuthPolicy.turn(of: stored, at: service.time.now()) {
        case .next, .again: return "\(stored.session.record.id)"
        case .expired, .stolen: return nil
        }
    }

    /// The member at a known address, if the password was not refused there and may be tried.
    public func member(withEmail email: String, password: String, at address: String?) async -> String? {
        let place = SignInPlace(address: address)
        guard let record = await record(withEmail: email) else { return nil }
        let (id, account) = (record.account.id, SignInLedger.Account.member(record.account.id))
        let guess = service.guess(password, record, at: account)
        do throws(AuthError) {
            try await service.recall(id, place)
        } catch {
            return nil
        }
        let now = service.time.now()
        guard await service.throttle.mayTry(guess, at: account, from: place, at: now) else { return nil }
        return "\(id) at \(place)"
    }

    /// The member with that valid password reset code.
    public func member(withEmail email: String, code: String) async -> String? {
        guard let record = await record(withEmail: email), service.hasReset(record, code) else { return nil }
        return "\(record.account.id)"
    }

    /// The invitation that admits a new member now, if one is required.
    public func invitation(_ code: String?) async -> String? {
        (try? await service.admission(by: code, at: service.time.now()))?.digest
    }

    private func record(withEmail email: String) async -> MemberRecord? {
        let key = EmailRules.key(of: email)
        return key.isEmpty ? nil : try? await service.store.record(emailKey: key)
    }
}

extension AuthService {
    /// Recognises credentials of requests.
    public var credentials: ShownCredentials { ShownCredentials(service: self) }
}
