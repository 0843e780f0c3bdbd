public import Vocabulary

/// What is stored of a member.
public struct MemberRecord: Hashable, Sendable {
    /// The account.
    public var account: Account
    /// The password's hash (PHC string); nil after withdrawal.
    public var passwordHash: String?
    /// Whether other domains are still to hear of the withdrawal.
    public var isDeparturePending: Bool
    /// Since when and why the member may neither sign in nor write; nil for most.
    public var suspension: Suspension?
    /// Who has silenced the member, as the account says; nil for most.
    public var silencedBy: MemberID?
    /// The code by which the member may set a new password, as it is stored; nil for most.
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

    /// Throws `accessInvalid` for a member who may not sign in.
    func requireActive() throws(AuthError) {
        if state != .active { throw .service(.accessInvalid) }
    }

    /// The same, suspended so; nil for not at all.
    func suspended(_ suspension: Suspension?) -> MemberRecord {
        var next = self
        next.suspension = suspension
        next.account.version = account.version.next
        return next
    }

    /// Throws `accessInvalid` for a member who may not sign in, `silenced` for one who is silenced by then.
    func requireAudible(at now: Timestamp) throws(AuthError) {
        try requireActive()
        if let silence = account.silence?.present(at: now) { throw .service(.silenced(silence)) }
    }

    /// The same, silenced so by that member; nil for not at all.
    func silenced(_ silence: Silence?, by moderator: MemberID?) -> MemberRecord {
        var next = self
        next.account.silence = silence
        next.silencedBy = silence == nil ? nil : moderator
        next.account.version = account.version.next
        return next
    }

    /// How the member stands by then, towards everybody.
    func standing(at now: Timestamp) -> Standing {
        guard state == .active, let silence = account.silence?.present(at: now) else { return state.standing }
        return .silenced(silence)
    }

    /// The names that it holds.
    public var names: UniqueNames {
        UniqueNames(
            email: account.emailKey, nickname: account.nicknameKey,
            nicknameSkeleton: account.nicknameSkeleton)
    }
}
