public import Vocabulary

/// A member as operators see them: the fields needed to run a place.
public struct ManagedMember: Hashable, Sendable {
    /// Names the member.
    public let id: MemberID
    /// The address; nil for a member who has withdrawn.
    public let email: String?
    /// The nickname; nil for a member who has withdrawn.
    public let nickname: String?
    /// The portrait; operators see it also while the member is suspended.
    public let picture: PictureCard?
    /// The member's role.
    public let role: Role
    /// When the member joined.
    public let joinedAt: Timestamp
    /// When the member withdrew; nil for a present member.
    public let withdrawnAt: Timestamp?
    /// The member's suspension; nil if there is none.
    public let suspension: Suspension?

    /// The member's silence; nil if there is none.
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
    /// The stored fields that operators see at that moment.
    init(_ record: MemberRecord, at now: Timestamp) {
        let account = record.account
        self.init(
            id: account.id, email: account.isWithdrawn ? nil : account.email,
            nickname: account.isWithdrawn ? nil : account.nickname, picture: account.picture,
            role: account.role, joinedAt: account.joinedAt, withdrawnAt: account.withdrawnAt,
            suspension: record.suspension, silence: account.silence?.present(at: now))
    }
}

/// A member in full, for operators.
public struct MemberDetails: Hashable, Sendable {
    /// The fields shown in lists.
    public let member: ManagedMember
    /// The number of sessions that have not ended.
    public let sessions: Int
    /// When one of them was last used; nil if there is none.
    public let lastUsedAt: Timestamp?

    /// Memberwise, without checks.
    public init(member: ManagedMember, sessions: Int, lastUsedAt: Timestamp?) {
        self.member = member
        self.sessions = sessions
        self.lastUsedAt = lastUsedAt
    }
}
