import Auth
import Vocabulary
import Wire

/// The claims of an access token (RFC 7519, section 4.1), with `sid` for the session and `role`.
struct AccessPayload {
    let iss: String
    let aud: String
    let sub: String
    let sid: String
    let role: String
    let iat: Int64
    let exp: Int64
    let jti: String

    /// The decoded claims; nil if they cannot be read.
    var claims: AccessClaims? {
        guard let member = MemberID(sub), let session = SessionID(sid), let role = Role(rawValue: role) else {
            return nil
        }
        return AccessClaims(member: member, session: session, role: role)
    }
}

extension AccessPayload {
    /// Reads claims; nil if one is missing, of another type or repeated. Times are whole seconds. Expiry is
    /// not checked here, but by `SignedAccessTokens` with its own clock.
    init?(_ bytes: [UInt8]) {
        guard case .object(let members)? = try? JSONReader.read(bytes), let iss = members.text("iss"),
            let aud = members.text("aud"), let sub = members.text("sub"), let sid = members.text("sid"),
            let role = members.text("role"), let jti = members.text("jti"),
            case .integer(let iat)? = members["iat"], case .integer(let exp)? = members["exp"]
        else { return nil }
        self.init(iss: iss, aud: aud, sub: sub, sid: sid, role: role, iat: iat, exp: exp, jti: jti)
    }

    /// The claims as JSON.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        for (name, value) in [
            ("iss", iss), ("aud", aud), ("sub", sub), ("sid", sid), ("role", role), ("jti", jti),
        ] {
            writer.key(text: name)
            writer.string(value)
        }
        writer.key("iat")
        writer.integer(iat)
        writer.key("exp")
        writer.integer(exp)
        writer.endObject()
        return writer.bytes
    }
}
