import CSodium

/// A private key that signs with Ed25519 (RFC 8032, section 5.1).
public struct Ed25519PrivateKey: Sendable {
    /// The size of a seed in bytes. A seed is the private key as RFC 8032 and RFC 8037 (`d`) write it;
    /// random bytes make a new key.
    public static let seedSize = 32

    /// The public key that verifies its signatures.
    public let publicKey: Ed25519PublicKey
    /// The seed followed by the public key, as the library expects them.
    private let secret: [UInt8]

    /// The key of a seed; nil if the seed is not 32 bytes.
    public init?(seed: [UInt8]) {
        guard seed.count == Self.seedSize else { return nil }
        var secret = [UInt8](repeating: 0, count: Self.seedSize + Ed25519PublicKey.size)
        var shown = [UInt8](repeating: 0, count: Ed25519PublicKey.size)
        guard crypto_sign_seed_keypair(&shown, &secret, seed) == 0, let key = Ed25519PublicKey(shown) else {
            return nil
        }
        (publicKey, self.secret) = (key, secret)
    }

    /// The signature of the message, 64 bytes; deterministic.
    public func signature(of message: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Ed25519PublicKey.signatureSize)
        crypto_sign_detached(&signature, nil, message, UInt64(message.count), secret)
        return signature
    }
}
