public import Vocabulary

/// A session as stored.
public struct SessionRecord: Hashable, Sendable {
    /// Names the session.
    public let id: SessionID
    /// The session's member.
    public let member: MemberID
    /// The device named at sign-in.
    public let device: String
    /// When the member signed in.
    public let createdAt: Timestamp
    /// When it last issued a token.
    public var lastUsedAt: Timestamp
    /// When it expires unless used before.
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

/// A session with its member's current role and card, and whether any member is hidden from them.
public struct LiveSession: Hashable, Sendable {
    /// The session.
    public var record: SessionRecord
    /// The role.
    public var role: Role
    /// The card.
    public var card: MemberCard
    /// True if the member has no blocks in either direction; false also means unknown.
    public var hidesNobody: Bool
    /// The end and reason of the member's silence; may already be over.
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

    /// The principal of the session at that moment.
    public func principal(at now: Timestamp) -> Principal {
        .member(record.member, session: record.id, role: role, acting: ActingMember(self, at: now))
    }
}

/// A refresh token as stored; the token itself is never stored.
public struct StoredToken: Hashable, Sendable {
    /// The session that it belongs to.
    public var session: LiveSession
    /// The moment from which it is refused.
    public var expiresAt: Timestamp
    /// When it was used; nil for the session's current token.
    public var usedAt: Timestamp?

    /// Memberwise.
    public init(session: LiveSession, expiresAt: Timestamp, usedAt: Timestamp?) {
        self.session = session
        self.expiresAt = expiresAt
        self.usedAt = usedAt
    }
}

/// The one-way digest by which a refresh token is stored and looked up.
public struct TokenDigest: Hashable, Sendable {
    /// The digest in hexadecimal or base64url.
    public let text: String

    /// Takes the digest's text.
    public init(_ text: String) {
        self.text = text
    }
}

/// The sessions that end when their member's record changes.
public enum EndedSessions: Hashable, Sendable {
    /// None.
    case none
    /// All but this one.
    case others(than: SessionID)
    /// All.
    case all
}

/// The names that must be unique among members, folded; empty for none. A nickname must also take no other
/// member's mentions.
public struct UniqueNames: Hashable, Sendable {
    /// The email.
    public let email: String
    /// The nickname.
    public let nickname: String
    /// The nickname's skeleton (`Account.skeleton(ofNickname:)`).
    public let nicknameSkeleton: String
    /// The nicknames whose mentions the nickname would take: `수연` for `수연님`.
    public var nicknameBases: Set<String>

    /// Takes folded names.
    public init(email: String, nickname: String, nicknameSkeleton: String) {
        self.email = email
        self.nickname = nickname
        self.nicknameSkeleton = nicknameSkeleton
        nicknameBases = NicknameEndings.bases(of: nickname)
    }

    /// An email alone.
    public init(email: String) {
        self.init(email: email, nickname: "", nicknameSkeleton: "")
    }
}

/// The names that another member has.
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

    /// Throws `invalidFields` with a `taken` error for each taken name.
    public func refuse() throws(AuthError) {
        let fieldErrors = [("email", email), ("nickname", nickname)].filter(\.1)
        if !fieldErrors.isEmpty { throw .invalidFields(fieldErrors.map { FieldError($0.0, .taken) }) }
    }
}
