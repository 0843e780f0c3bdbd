import Auth
import AuthContract
import Synchronization
import Vocabulary

/// Finds that every password fits.
struct CredulousHasher: PasswordHasher {
    let base: any PasswordHasher
    var decoy: String { base.decoy }
    func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String {
        try await base.hash(password, turn: turn)
    }
    func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool { true }
    func needsRehash(_ hash: String) -> Bool { base.needsRehash(hash) }
}

/// Loses every mail.
struct LosingMailer: Mailer {
    func send(_: Mail) async throws(ServiceFailure) {}
}

/// Gives every refresh token a new successor each time.
struct ForgetfulRefreshTokens: RefreshTokens {
    let base: any RefreshTokens
    func mint() -> String { base.mint() }
    func successor(of _: String) -> String { base.mint() }
    func digest(of token: String) -> TokenDigest { base.digest(of: token) }
}

/// Does not look at the time, or takes a token that does not fit for the last one issued.
final class CarelessAccessTokens: AccessTokens {
    private let base: any AccessTokens
    private let ignoresTime: Bool
    private let issued = Mutex<(last: AccessClaims?, all: [String: AccessClaims])>((nil, [:]))

    init(_ base: any AccessTokens, ignoresTime: Bool) {
        self.base = base
        self.ignoresTime = ignoresTime
    }

    func issue(_ claims: AccessClaims, at now: Timestamp) async throws(ServiceFailure) -> AccessToken {
        let token = try await base.issue(claims, at: now)
        issued.withLock {
            $0.last = claims
            $0.all[token.text] = claims
        }
        return token
    }

    func verify(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> AccessClaims {
        do throws(ServiceFailure) {
            return try await base.verify(token, at: now)
        } catch {
            let (last, all) = issued.withLock { $0 }
            let claims = error == .accessExpired ? all[token] : error == .accessInvalid ? last : nil
            guard ignoresTime == (error == .accessExpired), let claims else { throw error }
            return claims
        }
    }
}

/// Counts for every reader what a visitor sees.
struct VisitorsCounts: MemberCounts {
    let base: any MemberCounts

    func counts(
        of members: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        try await base.counts(of: members, for: .anonymous)
    }
}

extension SignInPolicy {
    /// Bears all failures.
    static var endless: SignInPolicy {
        let budget = RateLimit(burst: 1_000_000, interval: .milliseconds(1))
        return SignInPolicy(pair: budget, account: budget, place: budget, overall: budget, entries: 16_384)
    }
}
