import Wire

/// The header of an access token (RFC 7515, section 4.1): names the signing key; all else is fixed.
struct AccessHeader {
    /// Ed25519 (RFC 8037, section 3.1), the only permitted algorithm.
    static let algorithm = "EdDSA"
    /// A JWT (RFC 7519, section 5.1).
    static let type = "JWT"

    /// The key's name.
    let kid: String

    /// A header that names the key.
    init(kid: String) {
        self.kid = kid
    }

    /// Reads a header. Nil if it is not a JSON object, repeats a name, has another algorithm or type or no
    /// key, or has `crit` (RFC 7515, section 4.1.11), since no extension is supported. Other members are
    /// ignored, above all those that would supply a key.
    init?(_ bytes: [UInt8]) {
        guard case .object(let members)? = try? JSONReader.read(bytes),
            members["alg"] == .string(Self.algorithm), members["typ"] == .string(Self.type),
            members["crit"] == nil, case .string(let kid)? = members["kid"], !kid.isEmpty
        else { return nil }
        self.kid = kid
    }

    /// The header as JSON.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("alg")
        writer.string(Self.algorithm)
        writer.key("kid")
        writer.string(kid)
        writer.key("typ")
        writer.string(Self.type)
        writer.endObject()
        return writer.bytes
    }
}
