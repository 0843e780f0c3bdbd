import CSodium

/// A key by which signatures of Ed25519 (RFC 8032, section 5.1) are checked.
public struct Ed25519PublicKey: Hashable, Sendable {
    /// How many bytes a key has.
    public static let size = 32
    /// How many bytes a signature has.
    public static let signatureSize = 64

    /// The key's 32 bytes.
    public let bytes: [UInt8]

    /// Takes the key's bytes; nil if they are not 32. Whether they are a point of the curve shows with the
    /// first signature: under what is none, no signature is right.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    /// Whether the owner of the private key has signed the message so.
    ///
    /// No signature can be turned into another of the same message: encodings that are not the smallest, and
    /// points of small order, are refused (RFC 8032, section 5.1.7).
    public func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        signature.count == Self.signatureSize
            && crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }
}
