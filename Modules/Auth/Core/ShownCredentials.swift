import UnicodeText
import Vocabulary

/// Recognises the credential of a request whose network address has used up its budget.
///
/// Each function names the owner of the credential, always by the same name; nil for one that is wrong. It
/// costs at most two reads of the store and no hashing. A password itself is not checked: the account and the
/// place stand for it.
public struct ShownCredentials: Sendable {
    let service: AuthService

    /// The session of a refresh token that can be exchanged now.
    public func session(of refreshToken: String) async -> String? {
        let digest = service.refreshTokens.digest(of: refreshToken)
        guard let stored = try? await service.store.token(digest) else { return nil }
        switch AuthPolicy.turn(of: stored, at: service.time.now()) {
        case .next, .again: return "\(stored.session.record.id)"
        case .expired, .stolen: return nil
        }
    }

    /// The member who has been at that address before, if a password that was not refused there may be tried.
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

    /// The member whom an operator gave that code to set a new password.
    public func member(withEmail email: String, code: String) async -> String? {
        guard let record = await record(withEmail: email), service.hasReset(record, code) else { return nil }
        return "\(record.account.id)"
    }

    /// The invitation by which somebody may join now, where one is needed.
    public func invitation(_ code: String?) async -> String? {
        (try? await service.admission(by: code, at: service.time.now()))?.digest
    }

    private func record(withEmail email: String) async -> MemberRecord? {
        let key = EmailRules.key(of: email)
        return key.isEmpty ? nil : try? await service.store.record(emailKey: key)
    }
}

extension AuthService {
    /// Tells whose credentials requests show.
    public var credentials: ShownCredentials { ShownCredentials(service: self) }
}
