import Hashing
import Vocabulary

/// One Ed25519 key (RFC 8032) as stored.
struct SigningKey: Codable, Hashable, Sendable {
    /// The key's name, which tokens carry as `kid`.
    let id: String
    /// The private key's 32 bytes, base64url.
    let secret: String
    /// Microseconds since 1970.
    let createdAt: Int64
    /// The moment from which it no longer signs; nil for the signing key.
    var retiredAt: Int64?

    /// A new key.
    init(id: String, at now: Timestamp) throws(ServiceFailure) {
        self.id = id
        secret = try SigningKey.randomSecret()
        createdAt = now.microseconds
    }

    /// The private key. Throws `internal` if it is invalid.
    func key() throws(ServiceFailure) -> Ed25519PrivateKey {
        guard let seed = Base64URL.decode(secret), let key = Ed25519PrivateKey(seed: seed) else {
            throw .internal("signing key \(id) is no Ed25519 key")
        }
        return key
    }

    /// 32 random bytes in base64url, which are a valid seed.
    static func randomSecret() throws(ServiceFailure) -> String {
        guard let bytes = RandomBytes.make(Ed25519PrivateKey.seedSize) else {
            throw .internal("no random bytes")
        }
        return Base64URL.encode(bytes)
    }
}

/// The stored secrets.
struct KeyContent: Codable, Hashable, Sendable {
    /// Oldest first; the last one signs.
    var keys: [SigningKey]
    /// The key for deriving successors of refresh tokens: 32 bytes, base64url.
    let refreshSecret: String
}
