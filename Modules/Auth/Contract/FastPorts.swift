public import Auth
import Synchronization
public import Vocabulary

/// Test double: fast password hashes without any protection.
public final class FastPasswordHasher: PasswordHasher {
    private let salt = Mutex(0)
    private let work: Int

    /// Hashes of a simulated work factor; hashes of another factor need renewal.
    public init(work: Int = 1) {
        self.work = work
    }

    /// A hash that no password matches.
    public var decoy: String { "fast$\(work)$0$decoy" }

    /// Never throws.
    public func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String {
        let salt = salt.withLock {
            $0 += 1
            return $0
        }
        return "fast$\(work)$\(salt)$\(checksum("\(salt) \(password)"))"
    }

    /// Never throws.
    public func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool {
        let parts = hash.split(separator: "$")
        return parts.count == 4 && parts[3] == checksum("\(parts[2]) \(password)")
    }

    /// Whether the hash has another work factor.
    public func needsRehash(_ hash: String) -> Bool { !hash.hasPrefix("fast$\(work)$") }
}

/// Test double: access tokens that are readable and forgeable.
public final class PlainAccessTokens: AccessTokens {
    private let count = Mutex(0)

    /// No token issued.
    public init() {}

    /// Never throws.
    public func issue(
        _ claims: AccessClaims, at now: Timestamp
    ) async throws(ServiceFailure) -> AccessToken {
        let number = count.withLock {
            $0 += 1
            return $0
        }
        let expiry = now.advanced(by: TokenLife.access)
        let text =
            "\(claims.member).\(claims.session).\(claims.role.rawValue).\(expiry.microseconds).\(number)"
        return AccessToken(text: "\(text).\(checksum(text))", expiresAt: expiry)
    }

    /// As `AccessTokens.verify`.
    public func verify(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> AccessClaims {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[5] == checksum(parts[..<5].joined(separator: ".")),
            let member = MemberID(parts[0]), let session = SessionID(parts[1]),
            let role = Role(rawValue: String(parts[2])), let expiry = Int64(parts[3])
        else { throw .accessInvalid }
        let accepted = TokenLife.accepts(accessUntil: Timestamp(microseconds: expiry), at: now)
        if !accepted { throw .accessExpired }
        return AccessClaims(member: member, session: session, role: role)
    }
}

/// Test double: refresh tokens that are numbered and so easy to guess.
public final class CountedRefreshTokens: RefreshTokens {
    private let count = Mutex(0)

    /// No token made.
    public init() {}

    public func mint() -> String {
        let number = count.withLock {
            $0 += 1
            return $0
        }
        return "refresh-\(number)"
    }

    public func successor(of token: String) -> String { "after-\(checksum("secret \(token)"))" }

    public func digest(of token: String) -> TokenDigest { TokenDigest("digest-\(checksum(token))") }
}

private func checksum(_ text: some StringProtocol) -> String {
    String(Cursor.scope(of: String(text)), radix: 16)
}
