public import Vocabulary

/// One signed-in session of a member, as the member sees it.
public struct Session: Hashable, Sendable {
    /// Names the session.
    public let id: SessionID
    /// The device named at sign-in, as the front end describes it: `madang on laptop`.
    public let device: String
    /// When the member signed in.
    public let createdAt: Timestamp
    /// When it last issued a token.
    public let lastUsedAt: Timestamp
    /// When it expires unless used before.
    public let expiresAt: Timestamp
    /// Whether it is the caller's session.
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
    /// Authenticates the member for 15 minutes.
    public let accessToken: String
    /// The moment from which the access token is refused.
    public let accessExpiresAt: Timestamp
    /// Is exchanged for the next pair, once.
    public let refreshToken: String
    /// The moment from which the refresh token is refused.
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

/// The answer to joining and signing in.
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

/// Whether a nickname is available for joining.
public struct NicknameAvailability: Hashable, Sendable {
    /// The nickname in normalised form.
    public let nickname: String
    /// Whether no member has it, nor one that looks like it or whose mentions it would take.
    public let isAvailable: Bool

    /// Memberwise, without checks.
    public init(nickname: String, isAvailable: Bool) {
        self.nickname = nickname
        self.isAvailable = isAvailable
    }
}

/// Whether an email is available for joining.
public struct EmailAvailability: Hashable, Sendable {
    /// The email in normalised form.
    public let email: String
    /// Whether no member has it.
    public let isAvailable: Bool

    /// Memberwise, without checks.
    public init(email: String, isAvailable: Bool) {
        self.email = email
        self.isAvailable = isAvailable
    }
}
