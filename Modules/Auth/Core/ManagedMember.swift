public import Vocabulary

/// A member as operators see them: what running a place needs, and no more.
public struct ManagedMember: Hashable, Sendable {
    /// Names the member.
    public let id: MemberID
    /// The address; nil for a member who has withdrawn.
    public let email: String?
    /// The nickname; nil for a member who has withdrawn.
    public let nickname: String?
    /// The portrait, also of a member who is suspended, whose portrait nobody else sees.
    public let picture: PictureCard?
    /// What the member may do.
    public let role: Role
    /// When the member joined.
    public let joinedAt: Timestamp
    /// When the member withdrew; nil for one who is here.
    public let withdrawnAt: Timestamp?
    /// Since when and why the member is suspended; nil for one who is not.
    public let suspension: Suspension?

    /// Until when and why the member writes nothing new; nil for one who is not silenced.
    public let silence: Silence?

    /// Memberwise, without checks.
    public init(
        id: MemberID, email: String?, nickname: String?, picture: PictureCard? = nil, role: Role,
        joinedAt: Timestamp, withdrawnAt: Timestamp? = nil, suspension: Suspension? = nil,
        silence: Silence? = nil
    ) {
        self.id = id
        self.email = email
        self.nickname = nickname
        self.picture = picture
        self.role = role
        self.joinedAt = joinedAt
        self.withdrawnAt = withdrawnAt
        self.suspension = suspension
        self.silence = silence
    }

    /// Whether the member may sign in.
    public var state: MemberState {
        if withdrawnAt != nil { return .withdrawn }
        return suspension == nil ? .active : .suspended
    }
}

extension ManagedMember {
    /// The part of what is stored that operators see by then.
    init(_ record: MemberRecord, at now: Timestamp) {
        let account = record.account
        self.init(
            id: account.id, email: account.isWithdrawn ? nil : account.email,
            nickname: account.isWithdrawn ? nil : account.nickname, picture: account.picture,
            role: account.role, joinedAt: account.joinedAt, withdrawnAt: account.withdrawnAt,
            suspension: record.suspension, silence: account.silence?.present(at: now))
    }
}

/// One member in full, as operators see them.
public struct MemberDetails: Hashable, Sendable {
    /// What lists show.
    public let member: ManagedMember
    /// How many sessions the member has that have not ended.
    public let sessions: Int
    /// When one of them was last used; nil without any.
    public let lastUsedAt: Timestamp?

    /// Memberwise, without checks.
    public init(member: ManagedMember, sessions: Int, lastUsedAt: Timestamp?) {
        self.member = member
        self.sessions = sessions
        self.lastUsedAt = lastUsedAt
    }
}
