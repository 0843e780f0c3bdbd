import Hashing
import Vocabulary

/// One Ed25519 key (RFC 8032) as it is kept.
struct SigningKey: Codable, Hashable, Sendable {
    /// The key's name, which tokens carry as `kid`.
    let id: String
    /// The private key's 32 bytes, base64url.
    let secret: String
    /// Microseconds since 1970.
    let createdAt: Int64
    /// From when on it signs no more; nil for the one that signs.
    var retiredAt: Int64?

    /// A new key.
    init(id: String, at now: Timestamp) throws(ServiceFailure) {
        self.id = id
        secret = try SigningKey.randomSecret()
        createdAt = now.microseconds
    }

    /// The key in the form that signs. Throws `internal`.
    func key() throws(ServiceFailure) -> Ed25519PrivateKey {
        guard let seed = Base64URL.decode(secret), let key = Ed25519PrivateKey(seed: seed) else {
            throw .internal("signing key \(id) is no Ed25519 key")
        }
        return key
    }

    /// 32 random bytes, base64url: the seed of a new key is nothing else.
    static func randomSecret() throws(ServiceFailure) -> String {
        guard let bytes = RandomBytes.make(Ed25519PrivateKey.seedSize) else {
            throw .internal("no random bytes")
        }
        return Base64URL.encode(bytes)
    }
}

/// What is kept.
struct KeyContent: Codable, Hashable, Sendable {
    /// Oldest first; the last one signs.
    var keys: [SigningKey]
    /// Under which successors of refresh tokens are derived: 32 bytes, base64url.
    let refreshSecret: String
}
