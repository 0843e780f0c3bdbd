public import Auth
import Hashing

/// Refresh tokens by libsodium: random bits, successors and digests by BLAKE2b (RFC 7693), keyed for
/// successors.
public struct SodiumRefreshTokens: RefreshTokens {
    private let secret: [UInt8]

    /// Derives successors under the secret, which all processes of one deployment share and which outlives
    /// them: at least 32 random bytes.
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
