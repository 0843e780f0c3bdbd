import FoundationEssentials
import JWTKit
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
    func key() throws(ServiceFailure) -> EdDSA.PrivateKey {
        do {
            return try EdDSA.PrivateKey(d: secret, curve: .ed25519)
        } catch {
            throw .internal("signing key \(id) is no Ed25519 key")
        }
    }

    /// 32 random bytes, base64url: the seed of a new key is nothing else.
    static func randomSecret() throws(ServiceFailure) -> String {
        do {
            return try EdDSA.PrivateKey(curve: .ed25519).rawRepresentation.base64URL
        } catch {
            throw .internal("no random bytes")
        }
    }
}

/// What is kept.
struct KeyContent: Codable, Hashable, Sendable {
    /// Oldest first; the last one signs.
    var keys: [SigningKey]
    /// Under which successors of refresh tokens are derived: 32 bytes, base64url.
    let refreshSecret: String
}

extension Data {
    /// Base64url without padding (RFC 4648, section 5).
    var base64URL: String {
        var text = ""
        for character in base64EncodedString() where character != "=" {
            text.append(character == "+" ? "-" : character == "/" ? "_" : character)
        }
        return text
    }

    /// Reads base64url without padding; nil for anything else.
    init?(base64URL text: some StringProtocol) {
        var plain = ""
        for character in text {
            guard character != "+", character != "/", character != "=" else { return nil }
            plain.append(character == "-" ? "+" : character == "_" ? "/" : character)
        }
        plain += String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
        self.init(base64Encoded: plain)
    }
}
