public import Vocabulary

/// What is stored of a session.
public struct SessionRecord: Hashable, Sendable {
    /// Names the session.
    public let id: SessionID
    /// Whose it is.
    public let member: MemberID
    /// What the member signed in with.
    public let device: String
    /// When the member signed in.
    public let createdAt: Timestamp
    /// When a token was last given out.
    public var lastUsedAt: Timestamp
    /// When it ends if it is not used before.
    public var expiresAt: Timestamp

    /// Memberwise.
    public init(
        id: SessionID, member: MemberID, device: String, createdAt: Timestamp, lastUsedAt: Timestamp,
        expiresAt: Timestamp
    ) {
        self.id = id
        self.member = member
        self.device = device
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
        self.expiresAt = expiresAt
    }
}

/// A session with its member's present role and card, and whether somebody is hidden from them.
public struct LiveSession: Hashable, Sendable {
    /// The session.
    public var record: SessionRecord
    /// The role.
    public var role: Role
    /// The card.
    public var card: MemberCard
    /// Whether the member has blocked nobody, and nobody has blocked the member; false where nobody has
    /// asked.
    public var hidesNobody: Bool
    /// Until when and why the member writes nothing new; one that is over may still be there.
    public var silence: Silence?

    /// Memberwise.
    public init(
        record: SessionRecord, role: Role, card: MemberCard, hidesNobody: Bool = false,
        silence: Silence? = nil
    ) {
        self.record = record
        self.role = role
        self.card = card
        self.hidesNobody = hidesNobody
        self.silence = silence
    }

    /// Who acts through the session by then.
    public func principal(at now: Timestamp) -> Principal {
        .member(record.member, session: record.id, role: role, acting: ActingMember(self, at: now))
    }
}

/// What is stored of a refresh token: never the token itself.
public struct StoredToken: Hashable, Sendable {
    /// The session that it belongs to.
    public var session: LiveSession
    /// From when on it is refused.
    public var expiresAt: Timestamp
    /// When it was used; nil if it is the session's present one.
    public var usedAt: Timestamp?

    /// Memberwise.
    public init(session: LiveSession, expiresAt: Timestamp, usedAt: Timestamp?) {
        self.session = session
        self.expiresAt = expiresAt
        self.usedAt = usedAt
    }
}

/// The one-way digest by which a refresh token is stored and found.
public struct TokenDigest: Hashable, Sendable {
    /// The digest in hexadecimal or base64url.
    public let text: String

    /// Takes the digest's text.
    public init(_ text: String) {
        self.text = text
    }
}

/// Which sessions end together with a change of their member's record.
public enum EndedSessions: Hashable, Sendable {
    /// None.
    case none
    /// All but this one.
    case others(than: SessionID)
    /// All.
    case all
}

/// The names that no two members share, folded; empty for none.
public struct UniqueNames: Hashable, Sendable {
    /// The email.
    public let email: String
    /// The nickname.
    public let nickname: String
    /// What the nickname looks like (`Account.skeleton(ofNickname:)`).
    public let nicknameSkeleton: String

    /// Takes folded names.
    public init(email: String, nickname: String, nicknameSkeleton: String) {
        self.email = email
        self.nickname = nickname
        self.nicknameSkeleton = nicknameSkeleton
    }

    /// An email alone.
    public init(email: String) {
        self.init(email: email, nickname: "", nicknameSkeleton: "")
    }
}

/// Which names somebody else has.
public struct TakenNames: Hashable, Sendable {
    /// The email.
    public let email: Bool
    /// The nickname.
    public let nickname: Bool

    /// Memberwise.
    public init(email: Bool, nickname: Bool) {
        self.email = email
        self.nickname = nickname
    }

    /// Neither.
    public static let none = TakenNames(email: false, nickname: false)

    /// Throws `invalidFields` with a field error about each that is taken.
    public func refuse() throws(AuthError) {
        let fieldErrors = [("email", email), ("nickname", nickname)].filter(\.1)
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors.map { FieldError($0.0, .taken) }) }
    }
}
