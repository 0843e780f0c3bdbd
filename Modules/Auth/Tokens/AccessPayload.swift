import Auth
import JWTKit
import Vocabulary

/// The claims of an access token (RFC 7519, section 4.1), with `sid` for the session and `role`.
struct AccessPayload: JWTPayload {
    let iss: String
    let aud: String
    let sub: String
    let sid: String
    let role: String
    let iat: Int64
    let exp: Int64
    let jti: String

    /// Nothing here: `SignedAccessTokens` checks the claims against its own clock.
    func verify(using _: some JWTAlgorithm) {}

    /// What the claims say; nil if they cannot be read.
    var claims: AccessClaims? {
        guard let member = MemberID(sub), let session = SessionID(sid), let role = Role(rawValue: role) else {
            return nil
        }
        return AccessClaims(member: member, session: session, role: role)
    }
}

/// The part of a token's header (RFC 7515, section 4.1) that is looked at before anything else.
struct AccessHeader: Decodable {
    let alg: String
    let kid: String?
}
