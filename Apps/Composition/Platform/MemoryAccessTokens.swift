import Auth
import Synchronization
import Vocabulary

/// Access tokens of a platform that ends with its process: random names for claims that stay in memory, so
/// that no key has to be kept anywhere.
final class MemoryAccessTokens: AccessTokens {
    private let issued = Mutex<[String: (claims: AccessClaims, expiresAt: Timestamp)]>([:])

    func issue(_ claims: AccessClaims, at now: Timestamp) async throws(ServiceFailure) -> AccessToken {
        let text = SystemSecret(bytes: 32).hexadecimal
        let expiry = now.advanced(by: TokenLife.access)
        issued.withLock { issued in
            // Tokens long expired are told from unknown ones no more; looking for them is rare, so it stays
            // cheap.
            if issued.count.isMultiple(of: 1024) {
                issued = issued.filter { now.since($0.value.expiresAt) < TokenLife.refresh }
            }
            issued[text] = (claims, expiry)
        }
        return AccessToken(text: text, expiresAt: expiry)
    }

    func verify(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> AccessClaims {
        guard let found = issued.withLock({ $0[token] }) else { throw .accessInvalid }
        if !TokenLife.accepts(accessUntil: found.expiresAt, at: now) { throw .accessExpired }
        return found.claims
    }
}

/// Random bytes of the system, for secrets.
struct SystemSecret {
    let bytes: [UInt8]

    init(bytes count: Int) {
        var random = SystemRandomNumberGenerator()
        bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next() as UInt64) }
    }

    var hexadecimal: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
