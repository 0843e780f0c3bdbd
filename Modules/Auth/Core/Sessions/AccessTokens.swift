public import Vocabulary

/// Issues and verifies access tokens: short-lived, signed, readable without the store.
public protocol AccessTokens: Sendable {
    /// Issues a token for the claims, valid for 15 minutes from now. Throws outages only.
    func issue(_ claims: AccessClaims, at now: Timestamp) async throws(ServiceFailure) -> AccessToken

    /// The claims of a token issued by this deployment. Throws `accessExpired` from its expiry on, and for a
    /// token issued by a clock that was ahead and has been set back; refreshing the session helps. Throws
    /// `accessInvalid` for any other defect.
    func verify(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> AccessClaims
}

/// The claims of an access token.
public struct AccessClaims: Hashable, Sendable {
    /// The acting member.
    public let member: MemberID
    /// The session of the token.
    public let session: SessionID
    /// The role when the token was issued; the stored role takes precedence.
    public let role: Role

    /// Memberwise.
    public init(member: MemberID, session: SessionID, role: Role) {
        self.member = member
        self.session = session
        self.role = role
    }
}

/// A token and its expiry.
public struct AccessToken: Hashable, Sendable {
    /// The text sent as `Authorization: Bearer …`.
    public let text: String
    /// The moment from which the token is refused.
    public let expiresAt: Timestamp

    /// Memberwise.
    public init(text: String, expiresAt: Timestamp) {
        self.text = text
        self.expiresAt = expiresAt
    }
}

/// The lifetimes of tokens.
public enum TokenLife {
    /// An access token.
    public static let access: Duration = .seconds(15 * 60)
    /// A refresh token, and so an unused session.
    public static let refresh: Duration = .seconds(30 * 86_400)
    /// How long a used refresh token returns the same successor.
    public static let grace: Duration = .seconds(30)

    /// Whether an access token with that expiry is accepted now: it has not expired, and cannot have been
    /// issued in the future.
    public static func accepts(accessUntil expiry: Timestamp, at now: Timestamp) -> Bool {
        now < expiry && !expiry.isBeyond(access, from: now)
    }

    /// The effective expiry of a refresh token and its session, at most a full lifetime from now. So a clock
    /// that was ahead does not extend it.
    static func refreshEnd(_ expiry: Timestamp, at now: Timestamp) -> Timestamp {
        min(expiry, now.advanced(by: refresh))
    }
}
