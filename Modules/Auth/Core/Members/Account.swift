public import Vocabulary

/// A member's private record, visible to the member alone.
///
/// Its texts are checked and normalised; drafts are the only way to make or change them.
public struct Account: Hashable, Sendable {
    /// The member's permanent identifier.
    public let id: MemberID
    /// The address, NFC, its domain in lower case; empty after withdrawal.
    public internal(set) var email: String
    /// 2-20 characters, NFC, without blanks; empty after withdrawal.
    public internal(set) var nickname: String
    /// At most 300 characters, NFC; often empty.
    public internal(set) var introduction: String
    /// Digits, with a leading `+` if it was given with one.
    public internal(set) var phone: String?
    /// The day of birth.
    public internal(set) var birthday: CivilDay?
    /// The portrait; nil if none is shown.
    public internal(set) var picture: PictureCard?
    /// The data of the business as which the member sells; nil for a private seller.
    public internal(set) var business: BusinessDisclosure?
    /// The language in which mail is written.
    public internal(set) var language: MemberLanguage
    /// What the member may do.
    public internal(set) var role: Role
    /// The silence that keeps the member from writing, with its end and reason; nil for most. May already be
    /// over.
    public internal(set) var silence: Silence?
    /// When the member joined.
    public let joinedAt: Timestamp
    /// The number of changes.
    public internal(set) var version: Version
    /// When the member withdrew; nil for a present member.
    public internal(set) var withdrawnAt: Timestamp?

    /// Memberwise; for values that were validated before, from a store or the wire.
    public init(
        id: MemberID, email: String, nickname: String, introduction: String = "", phone: String? = nil,
        birthday: CivilDay? = nil, picture: PictureCard? = nil, business: BusinessDisclosure? = nil,
        language: MemberLanguage = .ko, role: Role = .member, silence: Silence? = nil, joinedAt: Timestamp,
        version: Version = .first,
        withdrawnAt: Timestamp? = nil
    ) {
        self.id = id
        self.email = email
        self.nickname = nickname
        self.introduction = introduction
        self.phone = phone
        self.birthday = birthday
        self.picture = picture
        self.business = business
        self.language = language
        self.role = role
        self.silence = silence
        self.joinedAt = joinedAt
        self.version = version
        self.withdrawnAt = withdrawnAt
    }

    /// Whether the member has withdrawn.
    public var isWithdrawn: Bool { withdrawnAt != nil }

    /// How the member sells.
    public var sellerKind: SellerKind { business == nil ? .private : .business }

    /// A copy without a silence that is over by then.
    func told(at now: Timestamp) -> Account {
        var told = self
        told.silence = silence?.present(at: now)
        return told
    }
}

extension Silence {
    /// A copy without its reason, which is private.
    var withoutReason: Silence { Silence(until: until, reason: "") }

    /// The silence if it is in force at that moment.
    func present(at now: Timestamp) -> Silence? { holds(at: now) ? self : nil }
}

/// A language of mail to a member.
public enum MemberLanguage: String, Sendable, CaseIterable {
    case ko, en
}
