import Hashing

/// A signed token in the compact form of a JWS (RFC 7515, section 3.1): header, payload and signature, each
/// in base64url, with dots between them.
///
/// There is one text for the same three parts: a part that is encoded otherwise is no token.
struct CompactToken {
    /// The header's JSON.
    let header: [UInt8]
    /// The payload.
    let payload: [UInt8]
    /// The signature of Ed25519 (RFC 8037, section 3.1), 64 bytes.
    let signature: [UInt8]
    /// What is signed: header and payload as they stand in the text, with the dot between them.
    let signed: [UInt8]

    /// How many bytes a token has at the most.
    static let longest = 4096

    /// Whether the text may be a token as far as its size and letters go. Texts that Swift takes for the same
    /// though their bytes differ (K and the sign for kelvin) are told apart by it.
    static func isPlausible(_ text: String) -> Bool {
        text.utf8.count <= longest && text.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Reads a token; nil for what is none, or is longer than 4,096 bytes.
    init?(_ text: String) {
        guard Self.isPlausible(text) else { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Base64URL.decode(parts[0]),
            let payload = Base64URL.decode(parts[1]), let signature = Base64URL.decode(parts[2]),
            signature.count == Ed25519PublicKey.signatureSize
        else { return nil }
        (self.header, self.payload, self.signature) = (header, payload, signature)
        signed = Array(text.utf8.prefix(parts[0].count + 1 + parts[1].count))
    }

    /// The text of a token that the key signs.
    static func text(header: [UInt8], payload: [UInt8], by key: Ed25519PrivateKey) -> String {
        let signed = Base64URL.encode(header) + "." + Base64URL.encode(payload)
        return signed + "." + Base64URL.encode(key.signature(of: Array(signed.utf8)))
    }

    /// Whether the owner of the private key has signed header and payload.
    func isSigned(by key: Ed25519PublicKey) -> Bool { key.isSignature(signature, of: signed) }
}
