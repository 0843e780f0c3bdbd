import CSodium

/// A public key that verifies Ed25519 signatures (RFC 8032, section 5.1).
public struct Ed25519PublicKey: Hashable, Sendable {
    /// The size of a key in bytes.
    public static let size = 32
    /// The size of a signature in bytes.
    public static let signatureSize = 64

    /// The key's 32 bytes.
    public let bytes: [UInt8]

    /// Takes the key's bytes; nil if they are not 32. The first verification shows whether they are a point
    /// of the curve: under an invalid key no signature is valid.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    /// Whether the private key's owner signed the message with this signature.
    ///
    /// A signature cannot be altered into another one of the same message: non-canonical encodings and
    /// points of small order are rejected (RFC 8032, section 5.1.7).
    public func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        signature.count == Self.signatureSize
            && crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }
}
