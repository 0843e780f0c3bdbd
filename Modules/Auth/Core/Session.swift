public import Vocabulary

/// One signed-in session of a member, as the member sees it.
public struct Session: Hashable, Sendable {
    /// Names the session.
    public let id: SessionID
    /// What the member signed in with, as the front end named it: `madang on laptop`.
    public let device: String
    /// When the member signed in.
    public let createdAt: Timestamp
    /// When a token was last given out for it.
    public let lastUsedAt: Timestamp
    /// When it ends if it is not used before.
    public let expiresAt: Timestamp
    /// Whether it is the session that asks.
    public let isCurrent: Bool

    /// Memberwise, without checks.
    public init(
        id: SessionID, device: String, createdAt: Timestamp, lastUsedAt: Timestamp, expiresAt: Timestamp,
        isCurrent: Bool
    ) {
        self.id = id
        self.device = device
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.expiresAt = expiresAt
        self.isCurrent = isCurrent
    }
}

/// The two tokens of a session. Both are secrets.
public struct TokenPair: Hashable, Sendable {
    /// Proves who acts, for 15 minutes.
    public let accessToken: String
    /// From when on the access token is refused.
    public let accessExpiresAt: Timestamp
    /// Gives the next pair, once.
    public let refreshToken: String
    /// From when on the refresh token is refused.
    public let refreshExpiresAt: Timestamp

    /// Memberwise, without checks.
    public init(
        accessToken: String, accessExpiresAt: Timestamp, refreshToken: String, refreshExpiresAt: Timestamp
    ) {
        self.accessToken = accessToken
        self.accessExpiresAt = accessExpiresAt
        self.refreshToken = refreshToken
        self.refreshExpiresAt = refreshExpiresAt
    }
}

/// What joining and signing in answer with.
public struct SignedIn: Hashable, Sendable {
    /// The member's account.
    public let account: Account
    /// The session that was opened.
    public let session: SessionID
    /// The session's tokens.
    public let tokens: TokenPair

    /// Memberwise, without checks.
    public init(account: Account, session: SessionID, tokens: TokenPair) {
        self.account = account
        self.session = session
        self.tokens = tokens
    }
}

/// The answer to whether an email can be joined with.
public struct EmailAvailability: Hashable, Sendable {
    /// The email as it would be kept.
    public let email: String
    /// Whether no member has it.
    public let isAvailable: Bool

    /// Memberwise, without checks.
    public init(email: String, isAvailable: Bool) {
        self.email = email
        self.isAvailable = isAvailable
    }
}
