public import Vocabulary

/// A member as stored.
public struct MemberRecord: Hashable, Sendable {
    /// The account.
    public var account: Account
    /// The password's hash (PHC string); nil after withdrawal.
    public var passwordHash: String?
    /// Whether other domains still have to be told of the withdrawal.
    public var isDeparturePending: Bool
    /// The suspension, which prevents signing in and writing; nil for most.
    public var suspension: Suspension?
    /// Who ordered the account's silence; nil for most.
    public var silencedBy: MemberID?
    /// The pending password reset code as stored; nil for most.
    public var reset: StoredReset?

    /// Memberwise.
    public init(
        account: Account, passwordHash: String?, isDeparturePending: Bool = false,
        suspension: Suspension? = nil, silencedBy: MemberID? = nil, reset: StoredReset? = nil
    ) {
        self.account = account
        self.passwordHash = passwordHash
        self.isDeparturePending = isDeparturePending
        self.suspension = suspension
        self.silencedBy = silencedBy
        self.reset = reset
    }

    /// Whether the member may sign in.
    public var state: MemberState {
        if account.isWithdrawn { return .withdrawn }
        return suspension == nil ? .active : .suspended
    }

    /// Whether the member is an operator who may sign in.
    public var actsAsOperator: Bool { account.role == .operator && state == .active }

    /// Throws `accessInvalid` if the member may not sign in.
    func requireActive() throws(AuthError) {
        if state != .active { throw .service(.accessInvalid) }
    }

    /// A copy with that suspension, or without one.
    func suspended(_ suspension: Suspension?) -> MemberRecord {
        var next = self
        next.suspension = suspension
        next.account.version = account.version.next
        return next
    }

    /// Throws `accessInvalid` if the member may not sign in, `silenced` if a silence is in force.
    func requireAudible(at now: Timestamp) throws(AuthError) {
        try requireActive()
        if let silence = account.silence?.present(at: now) { throw .service(.silenced(silence)) }
    }

    /// A copy with that silence and its author, or without one.
    func silenced(_ silence: Silence?, by moderator: MemberID?) -> MemberRecord {
        var next = self
        next.account.silence = silence
        next.silencedBy = silence == nil ? nil : moderator
        next.account.version = account.version.next
        return next
    }

    /// The member's standing at that moment, towards all members.
    func standing(at now: Timestamp) -> Standing {
        guard state == .active, let silence = account.silence?.present(at: now) else { return state.standing }
        return .silenced(silence)
    }

    /// The member's unique names.
    public var names: UniqueNames {
        UniqueNames(
            email: account.emailKey, nickname: account.nicknameKey,
            nicknameSkeleton: account.nicknameSkeleton)
    }
}
