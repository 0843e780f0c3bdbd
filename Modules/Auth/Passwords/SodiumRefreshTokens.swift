public import Auth
import Hashing

/// Refresh tokens by libsodium: random bits, with successors and digests by BLAKE2b (RFC 7693). Successors
/// are keyed.
public struct SodiumRefreshTokens: RefreshTokens {
    private let secret: [UInt8]

    /// Derives successors with the secret: at least 32 random bytes, shared by all processes of one
    /// deployment and stored beyond their lives.
    public init(secret: [UInt8]) {
        self.secret = secret
    }

    public func mint() -> String {
        Base64URL.encode(RandomBytes.make(32) ?? [])
    }

    public func successor(of token: String) -> String {
        Base64URL.encode(BLAKE2b.digest(of: Array(token.utf8), key: secret))
    }

    public func digest(of token: String) -> TokenDigest {
        TokenDigest(Base64URL.encode(BLAKE2b.digest(of: Array(token.utf8))))
    }
}
