import Hashing

/// A signed token in JWS compact form (RFC 7515, section 3.1).
///
/// It has a header, a payload and a signature, each in base64url, separated by dots. The encoding is
/// canonical: a part in any other encoding is rejected.
struct CompactToken {
    /// The header's JSON.
    let header: [UInt8]
    /// The payload.
    let payload: [UInt8]
    /// The signature of Ed25519 (RFC 8037, section 3.1), 64 bytes.
    let signature: [UInt8]
    /// The signed bytes: header and payload as encoded, with the dot between them.
    let signed: [UInt8]

    /// The longest token in bytes.
    static let longest = 4096

    /// Whether the text can be a token by size and characters. It also rejects texts that Swift considers
    /// equal although their bytes differ (K and the kelvin sign).
    static func isPlausible(_ text: String) -> Bool {
        text.utf8.count <= longest && text.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Reads a token; nil if it is malformed or longer than 4,096 bytes.
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

    /// The text of a token signed with the key.
    static func text(header: [UInt8], payload: [UInt8], by key: Ed25519PrivateKey) -> String {
        let signed = Base64URL.encode(header) + "." + Base64URL.encode(payload)
        return signed + "." + Base64URL.encode(key.signature(of: Array(signed.utf8)))
    }

    /// Whether the private key's owner signed header and payload.
    func isSigned(by key: Ed25519PublicKey) -> Bool { key.isSignature(signature, of: signed) }
}
