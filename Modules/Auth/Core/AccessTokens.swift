public import Vocabulary

/// Makes and checks access tokens: short-lived, signed, readable without the store.
public protocol AccessTokens: Sendable {
    /// A token for the claims that is accepted from now on for 15 minutes. Throws outages alone.
    func issue(_ claims: AccessClaims, at now: Timestamp) async throws(ServiceFailure) -> AccessToken

    /// The claims of a token of ours. Throws `accessExpired` from the moment of its expiry on, and for one
    /// that a clock issued which was ahead and has been set back since: a session gives another. Throws
    /// `accessInvalid` for whatever else is wrong with it.
    func verify(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> AccessClaims
}

/// What an access token says.
public struct AccessClaims: Hashable, Sendable {
    /// Who acts.
    public let member: MemberID
    /// Through which session.
    public let session: SessionID
    /// The role at the time of issue; what counts is the store's.
    public let role: Role

    /// Memberwise.
    public init(member: MemberID, session: SessionID, role: Role) {
        self.member = member
        self.session = session
        self.role = role
    }
}

/// A token and the end of its life.
public struct AccessToken: Hashable, Sendable {
    /// What is sent as `Authorization: Bearer …`.
    public let text: String
    /// From when on it is refused.
    public let expiresAt: Timestamp

    /// Memberwise.
    public init(text: String, expiresAt: Timestamp) {
        self.text = text
        self.expiresAt = expiresAt
    }
}

/// How long tokens live.
public enum TokenLife {
    /// An access token.
    public static let access: Duration = .seconds(15 * 60)
    /// A refresh token, and with it a session that is not used.
    public static let refresh: Duration = .seconds(30 * 86_400)
    /// How long a used refresh token gives its successor once more.
    public static let grace: Duration = .seconds(30)

    /// Whether an access token that ends at `expiry` is accepted now: it has not ended, and can have been
    /// issued by now.
    public static func accepts(accessUntil expiry: Timestamp, at now: Timestamp) -> Bool {
        now < expiry && !expiry.isBeyond(access, from: now)
    }

    /// When a refresh token and its session end that are to end at `expiry`, as far as that is known now: no
    /// later than if they were used now. A clock that was ahead does not lengthen their lives.
    static func refreshEnd(_ expiry: Timestamp, at now: Timestamp) -> Timestamp {
        min(expiry, now.advanced(by: refresh))
    }
}
