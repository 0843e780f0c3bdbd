public import Auth
public import Vocabulary

/// Test double: an `AuthRepository` made of closures, one per verb.
///
/// Unstubbed verbs throw an error that names them. A forwarding fake calls the real repository until a verb
/// is replaced. A closure takes the verb's arguments in order, without labels.
public struct AuthRepositoryFake: AuthRepository {
    /// `join(_:device:idempotencyKey:)`.
    public var join: @Sendable (JoinDraft, String, IdempotencyKey?) async throws(AuthError) -> SignedIn
    /// `checkEmail(_:)`.
    public var checkEmail: @Sendable (String) async throws(AuthError) -> EmailAvailability
    /// `login(email:password:device:)`.
    public var login: @Sendable (String, String, String) async throws(AuthError) -> SignedIn
    /// `refresh(_:)`.
    public var refresh: @Sendable (String) async throws(AuthError) -> TokenPair
    /// `logout()`.
    public var logout: @Sendable () async throws(AuthError) -> Void
    /// `sessions()`.
    public var sessions: @Sendable () async throws(AuthError) -> [Session]
    /// `endSession(_:)`.
    public var endSession: @Sendable (SessionID) async throws(AuthError) -> Void
    /// `endAllSessions(keepingCurrent:)`.
    public var endAllSessions: @Sendable (Bool) async throws(AuthError) -> Void
    /// `changePassword(current:new:)`.
    public var changePassword: @Sendable (String, String) async throws(AuthError) -> Void
    /// `account()`.
    public var account: @Sendable () async throws(AuthError) -> Account
    /// `profile(of:)`.
    public var profile: @Sendable (MemberID) async throws(AuthError) -> Profile
    /// `editProfile(_:)`.
    public var editProfile: @Sendable (ProfileDraft) async throws(AuthError) -> Account
    /// `changePicture(to:)`.
    public var changePicture: @Sendable (PictureID?) async throws(AuthError) -> Account
    /// `withdraw(password:)`.
    public var withdraw: @Sendable (String) async throws(AuthError) -> Void
    /// `members(_:_:)`.
    public var members: @Sendable (MemberQuery, PageRequest) async throws(AuthError) -> Page<ManagedMember>
    /// `member(_:)`.
    public var member: @Sendable (MemberID) async throws(AuthError) -> MemberDetails
    /// `changeRole(of:to:reason:)`.
    public var changeRole: @Sendable (MemberID, Role, String) async throws(AuthError) -> Void
    /// `suspend(_:reason:)`.
    public var suspend: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// `restore(_:reason:)`.
    public var restore: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// `signOut(_:reason:)`.
    public var signOut: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// `resetPassword(of:)`.
    public var newReset: @Sendable (MemberID) async throws(AuthError) -> PasswordReset
    /// `export(_:)`.
    public var export: @Sendable (MemberID) async throws(AuthError) -> MemberExport
    /// `resetPassword(email:code:new:)`.
    public var resetPassword: @Sendable (String, String, String) async throws(AuthError) -> Void
    /// `registration()`.
    public var registration: @Sendable () async throws(AuthError) -> Registration
    /// `invite(_:)`.
    public var invite: @Sendable (InvitationDraft) async throws(AuthError) -> NewInvitation
    /// `invitations(_:)`.
    public var invitations: @Sendable (PageRequest) async throws(AuthError) -> Page<Invitation>
    /// `revokeInvitation(_:)`.
    public var revokeInvitation: @Sendable (InvitationID) async throws(AuthError) -> Void
    /// `settings()`.
    public var settings: @Sendable () async throws(AuthError) -> [MemberSetting]
    /// `changeSetting(_:to:)`.
    public var changeSetting: @Sendable (String, String) async throws(AuthError) -> Void
    /// `resetSetting(_:)`.
    public var resetSetting: @Sendable (String) async throws(AuthError) -> Void

    /// `silence(_:hours:reason:)`.
    public var silence: @Sendable (MemberID, Int, String) async throws(AuthError) -> Silence
    /// `unsilence(_:reason:)`.
    public var unsilence: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// `block(_:)`.
    public var block: @Sendable (MemberID) async throws(AuthError) -> Void
    /// `unblock(_:)`.
    public var unblock: @Sendable (MemberID) async throws(AuthError) -> Void
    /// `blocked(_:)`.
    public var blocked: @Sendable (PageRequest) async throws(AuthError) -> Page<BlockedMember>

    /// A stub: every verb throws an `internal` error that names the verb.
    public init() {
        join = { _, _, _ throws(AuthError) in throw unstubbed("AuthRepository.join") }
        checkEmail = { _ throws(AuthError) in throw unstubbed("AuthRepository.checkEmail") }
        login = { _, _, _ throws(AuthError) in throw unstubbed("AuthRepository.login") }
        refresh = { _ throws(AuthError) in throw unstubbed("AuthRepository.refresh") }
        logout = { () throws(AuthError) in throw unstubbed("AuthRepository.logout") }
        sessions = { () throws(AuthError) in throw unstubbed("AuthRepository.sessions") }
        endSession = { _ throws(AuthError) in throw unstubbed("AuthRepository.endSession") }
        endAllSessions = { _ throws(AuthError) in throw unstubbed("AuthRepository.endAllSessions") }
        changePassword = { _, _ throws(AuthError) in throw unstubbed("AuthRepository.changePassword") }
        account = { () throws(AuthError) in throw unstubbed("AuthRepository.account") }
        profile = { _ throws(AuthError) in throw unstubbed("AuthRepository.profile") }
        editProfile = { _ throws(AuthError) in throw unstubbed("AuthRepository.editProfile") }
        changePicture = { _ throws(AuthError) in throw unstubbed("AuthRepository.changePicture") }
        withdraw = { _ throws(AuthError) in throw unstubbed("AuthRepository.withdraw") }
        members = { _, _ throws(AuthError) in throw unstubbed("AuthRepository.members") }
        member = { _ throws(AuthError) in throw unstubbed("AuthRepository.member") }
        changeRole = { _, _, _ throws(AuthError) in throw unstubbed("AuthRepository.changeRole") }
        suspend = { _, _ throws(AuthError) in throw unstubbed("AuthRepository.suspend") }
        restore = { _, _ throws(AuthError) in throw unstubbed("AuthRepository.restore") }
        signOut = { _, _ throws(AuthError) in throw unstubbed("AuthRepository.signOut") }
        newReset = { _ throws(AuthError) in throw unstubbed("AuthRepository.resetPassword of") }
        export = { _ throws(AuthError) in throw unstubbed("AuthRepository.export") }
        resetPassword = { _, _, _ throws(AuthError) in throw unstubbed("AuthRepository.resetPassword") }
        registration = { () throws(AuthError) in throw unstubbed("AuthRepository.registration") }
        invite = { _ throws(AuthError) in throw unstubbed("AuthRepository.invite") }
        invitations = { _ throws(AuthError) in throw unstubbed("AuthRepository.invitations") }
        revokeInvitation = { _ throws(AuthError) in throw unstubbed("AuthRepository.revokeInvitation") }
        settings = { () throws(AuthError) in throw unstubbed("AuthRepository.settings") }
        changeSetting = { _, _ throws(AuthError) in throw unstubbed("AuthRepository.changeSetting") }
        resetSetting = { _ throws(AuthError) in throw unstubbed("AuthRepository.resetSetting") }
        silence = { _, _, _ throws(AuthError) in throw unstubbed("AuthRepository.silence") }
        unsilence = { _, _ throws(AuthError) in throw unstubbed("AuthRepository.unsilence") }
        block = { _ throws(AuthError) in throw unstubbed("AuthRepository.block") }
        unblock = { _ throws(AuthError) in throw unstubbed("AuthRepository.unblock") }
        blocked = { _ throws(AuthError) in throw unstubbed("AuthRepository.blocked") }
    }

    /// Forwards every verb to `real` until it is replaced.
    public init(forwardingTo real: any AuthRepository) {
        join = real.join(_:device:idempotencyKey:)
        checkEmail = real.checkEmail(_:)
        login = real.login(email:password:device:)
        refresh = real.refresh(_:)
        logout = real.logout
        sessions = real.sessions
        endSession = real.endSession(_:)
        endAllSessions = real.endAllSessions(keepingCurrent:)
        changePassword = real.changePassword(current:new:)
        account = real.account
        profile = real.profile(of:)
        editProfile = real.editProfile(_:)
        changePicture = real.changePicture(to:)
        withdraw = real.withdraw(password:)
        members = real.members(_:_:)
        member = real.member(_:)
        changeRole = real.changeRole(of:to:reason:)
        suspend = real.suspend(_:reason:)
        restore = real.restore(_:reason:)
        signOut = real.signOut(_:reason:)
        newReset = real.resetPassword(of:)
        export = real.export(_:)
        resetPassword = real.resetPassword(email:code:new:)
        registration = real.registration
        invite = real.invite(_:)
        invitations = real.invitations(_:)
        revokeInvitation = real.revokeInvitation(_:)
        settings = real.settings
        changeSetting = real.changeSetting(_:to:)
        resetSetting = real.resetSetting(_:)
        silence = real.silence(_:hours:reason:)
        unsilence = real.unsilence(_:reason:)
        block = real.block(_:)
        unblock = real.unblock(_:)
        blocked = real.blocked(_:)
    }
}

extension AuthRepositoryFake {
    /// As `join` answers.
    public func join(_ draft: JoinDraft, device: String, idempotencyKey key: IdempotencyKey?)
        async throws(AuthError) -> SignedIn
    {
        try await join(draft, device, key)
    }

    /// As `checkEmail` answers.
    public func checkEmail(_ email: String) async throws(AuthError) -> EmailAvailability {
        try await checkEmail(email)
    }

    /// As `login` answers.
    public func login(email: String, password: String, device: String) async throws(AuthError) -> SignedIn {
        try await login(email, password, device)
    }

    /// As `refresh` answers.
    public func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair {
        try await refresh(refreshToken)
    }

    /// As `logout` answers.
    public func logout() async throws(AuthError) {
        try await logout()
    }

    /// As `sessions` answers.
    public func sessions() async throws(AuthError) -> [Session] {
        try await sessions()
    }

    /// As `endSession` answers.
    public func endSession(_ id: SessionID) async throws(AuthError) {
        try await endSession(id)
    }

    /// As `endAllSessions` answers.
    public func endAllSessions(keepingCurrent: Bool) async throws(AuthError) {
        try await endAllSessions(keepingCurrent)
    }

    /// As `changePassword` answers.
    public func changePassword(current: String, new: String) async throws(AuthError) {
        try await changePassword(current, new)
    }

    /// As `account` answers.
    public func account() async throws(AuthError) -> Account {
        try await account()
    }

    /// As `profile` answers.
    public func profile(of id: MemberID) async throws(AuthError) -> Profile {
        try await profile(id)
    }

    /// As `editProfile` answers.
    public func editProfile(_ draft: ProfileDraft) async throws(AuthError) -> Account {
        try await editProfile(draft)
    }

    /// As `changePicture` answers.
    public func changePicture(to picture: PictureID?) async throws(AuthError) -> Account {
        try await changePicture(picture)
    }

    /// As `withdraw` answers.
    public func withdraw(password: String) async throws(AuthError) {
        try await withdraw(password)
    }
}
