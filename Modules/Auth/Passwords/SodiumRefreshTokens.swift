public import Auth
import CSodium

/// Refresh tokens by libsodium: random bits, successors and digests by BLAKE2b (RFC 7693), keyed for
/// successors.
public struct SodiumRefreshTokens: RefreshTokens {
    private let secret: [UInt8]

    /// Derives successors under the secret, which all processes of one deployment share and which outlives
    /// them: at least 32 random bytes.
    public init(secret: [UInt8]) {
        // A key of BLAKE2b has 64 bytes at the most; a longer secret is condensed.
        self.secret = secret.count <= 64 ? secret : Self.blake2b(secret, key: [])
    }

    public func mint() -> String {
        guard SodiumLibrary.isReady else { return "" }
        var bytes = [UInt8](repeating: 0, count: 32)
        randombytes_buf(&bytes, bytes.count)
        return base64URL(bytes)
    }

    public func successor(of token: String) -> String {
        base64URL(Self.blake2b(Array(token.utf8), key: secret))
    }

    public func digest(of token: String) -> TokenDigest {
        TokenDigest(base64URL(Self.blake2b(Array(token.utf8), key: [])))
    }

    private static func blake2b(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), key, key.count)
        return digest
    }
}
