// Emitted from the protocol AuthRepository, not written by hand. Scripts/fakes writes it anew.

public import Auth
public import Vocabulary

/// A test double of `AuthRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct AuthRepositoryFake: AuthRepository {
    /// Implements `join(_:device:idempotencyKey:)`.
    public var join: @Sendable (JoinDraft, String, IdempotencyKey?) async throws(AuthError) -> SignedIn
    /// Implements `checkEmail(_:)`.
    public var checkEmail: @Sendable (String) async throws(AuthError) -> EmailAvailability
    /// Implements `checkNickname(_:)`.
    public var checkNickname: @Sendable (String) async throws(AuthError) -> NicknameAvailability
    /// Implements `login(email:password:device:)`.
    public var login: @Sendable (String, String, String) async throws(AuthError) -> SignedIn
    /// Implements `refresh(_:)`.
    public var refresh: @Sendable (String) async throws(AuthError) -> TokenPair
    /// Implements `logout()`.
    public var logout: @Sendable () async throws(AuthError) -> Void
    /// Implements `sessions()`.
    public var sessions: @Sendable () async throws(AuthError) -> [Session]
    /// Implements `endSession(_:)`.
    public var endSession: @Sendable (SessionID) async throws(AuthError) -> Void
    /// Implements `endAllSessions(keepingCurrent:)`.
    public var endAllSessions: @Sendable (Bool) async throws(AuthError) -> Void
    /// Implements `changePassword(current:new:)`.
    public var changePassword: @Sendable (String, String) async throws(AuthError) -> Void
    /// Implements `resetPassword(email:code:new:)`.
    public var resetPassword: @Sendable (String, String, String) async throws(AuthError) -> Void
    /// Implements `account()`.
    public var account: @Sendable () async throws(AuthError) -> Account
    /// Implements `profile(of:)`.
    public var profile: @Sendable (MemberID) async throws(AuthError) -> Profile
    /// Implements `findMember(called:)`.
    public var findMember: @Sendable (String) async throws(AuthError) -> MemberCard
    /// Implements `editProfile(_:)`.
    public var editProfile: @Sendable (ProfileDraft) async throws(AuthError) -> Account
    /// Implements `changePicture(to:)`.
    public var changePicture: @Sendable (PictureID?) async throws(AuthError) -> Account
    /// Implements `withdraw(password:)`.
    public var withdraw: @Sendable (String) async throws(AuthError) -> Void
    /// Implements `members(_:_:)`.
    public var members: @Sendable (MemberQuery, PageRequest) async throws(AuthError) -> Page<ManagedMember>
    /// Implements `member(_:)`.
    public var member: @Sendable (MemberID) async throws(AuthError) -> MemberDetails
    /// Implements `changeRole(of:to:reason:)`.
    public var changeRole: @Sendable (MemberID, Role, String) async throws(AuthError) -> Void
    /// Implements `suspend(_:reason:)`.
    public var suspend: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// Implements `restore(_:reason:)`.
    public var restore: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// Implements `signOut(_:reason:)`.
    public var signOut: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// Implements `resetPassword(of:)`.
    public var resetPasswordOf: @Sendable (MemberID) async throws(AuthError) -> PasswordReset
    /// Implements `export(_:)`.
    public var export: @Sendable (MemberID) async throws(AuthError) -> MemberExport
    /// Implements `silence(_:hours:reason:)`.
    public var silence: @Sendable (MemberID, Int, String) async throws(AuthError) -> Silence
    /// Implements `unsilence(_:reason:)`.
    public var unsilence: @Sendable (MemberID, String) async throws(AuthError) -> Void
    /// Implements `registration()`.
    public var registration: @Sendable () async throws(AuthError) -> Registration
    /// Implements `invite(_:)`.
    public var invite: @Sendable (InvitationDraft) async throws(AuthError) -> NewInvitation
    /// Implements `invitations(_:)`.
    public var invitations: @Sendable (PageRequest) async throws(AuthError) -> Page<Invitation>
    /// Implements `revokeInvitation(_:)`.
    public var revokeInvitation: @Sendable (InvitationID) async throws(AuthError) -> Void
    /// Implements `settings()`.
    public var settings: @Sendable () async throws(AuthError) -> [MemberSetting]
    /// Implements `changeSetting(_:to:)`.
    public var changeSetting: @Sendable (String, String) async throws(AuthError) -> Void
    /// Implements `resetSetting(_:)`.
    public var resetSetting: @Sendable (String) async throws(AuthError) -> Void
    /// Implements `block(_:)`.
    public var block: @Sendable (MemberID) async throws(AuthError) -> Void
    /// Implements `unblock(_:)`.
    public var unblock: @Sendable (MemberID) async throws(AuthError) -> Void
    /// Implements `blocked(_:)`.
    public var blocked: @Sendable (PageRequest) async throws(AuthError) -> Page<BlockedMember>

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        join = { _, _, _ throws(AuthError) in throw Self.unstubbed("join") }
        checkEmail = { _ throws(AuthError) in throw Self.unstubbed("checkEmail") }
        checkNickname = { _ throws(AuthError) in throw Self.unstubbed("checkNickname") }
        login = { _, _, _ throws(AuthError) in throw Self.unstubbed("login") }
        refresh = { _ throws(AuthError) in throw Self.unstubbed("refresh") }
        logout = { () throws(AuthError) in throw Self.unstubbed("logout") }
        sessions = { () throws(AuthError) in throw Self.unstubbed("sessions") }
        endSession = { _ throws(AuthError) in throw Self.unstubbed("endSession") }
        endAllSessions = { _ throws(AuthError) in throw Self.unstubbed("endAllSessions") }
        changePassword = { _, _ throws(AuthError) in throw Self.unstubbed("changePassword") }
        resetPassword = { _, _, _ throws(AuthError) in throw Self.unstubbed("resetPassword") }
        account = { () throws(AuthError) in throw Self.unstubbed("account") }
        profile = { _ throws(AuthError) in throw Self.unstubbed("profile") }
        findMember = { _ throws(AuthError) in throw Self.unstubbed("findMember") }
        editProfile = { _ throws(AuthError) in throw Self.unstubbed("editProfile") }
        changePicture = { _ throws(AuthError) in throw Self.unstubbed("changePicture") }
        withdraw = { _ throws(AuthError) in throw Self.unstubbed("withdraw") }
        members = { _, _ throws(AuthError) in throw Self.unstubbed("members") }
        member = { _ throws(AuthError) in throw Self.unstubbed("member") }
        changeRole = { _, _, _ throws(AuthError) in throw Self.unstubbed("changeRole") }
        suspend = { _, _ throws(AuthError) in throw Self.unstubbed("suspend") }
        restore = { _, _ throws(AuthError) in throw Self.unstubbed("restore") }
        signOut = { _, _ throws(AuthError) in throw Self.unstubbed("signOut") }
        resetPasswordOf = { _ throws(AuthError) in throw Self.unstubbed("resetPasswordOf") }
        export = { _ throws(AuthError) in throw Self.unstubbed("export") }
        silence = { _, _, _ throws(AuthError) in throw Self.unstubbed("silence") }
        unsilence = { _, _ throws(AuthError) in throw Self.unstubbed("unsilence") }
        registration = { () throws(AuthError) in throw Self.unstubbed("registration") }
        invite = { _ throws(AuthError) in throw Self.unstubbed("invite") }
        invitations = { _ throws(AuthError) in throw Self.unstubbed("invitations") }
        revokeInvitation = { _ throws(AuthError) in throw Self.unstubbed("revokeInvitation") }
        settings = { () throws(AuthError) in throw Self.unstubbed("settings") }
        changeSetting = { _, _ throws(AuthError) in throw Self.unstubbed("changeSetting") }
        resetSetting = { _ throws(AuthError) in throw Self.unstubbed("resetSetting") }
        block = { _ throws(AuthError) in throw Self.unstubbed("block") }
        unblock = { _ throws(AuthError) in throw Self.unstubbed("unblock") }
        blocked = { _ throws(AuthError) in throw Self.unstubbed("blocked") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any AuthRepository) {
        join = real.join(_:device:idempotencyKey:)
        checkEmail = real.checkEmail(_:)
        checkNickname = real.checkNickname(_:)
        login = real.login(email:password:device:)
        refresh = real.refresh(_:)
        logout = real.logout
        sessions = real.sessions
        endSession = real.endSession(_:)
        endAllSessions = real.endAllSessions(keepingCurrent:)
        changePassword = real.changePassword(current:new:)
        resetPassword = real.resetPassword(email:code:new:)
        account = real.account
        profile = real.profile(of:)
        findMember = real.findMember(called:)
        editProfile = real.editProfile(_:)
        changePicture = real.changePicture(to:)
        withdraw = real.withdraw(password:)
        members = real.members(_:_:)
        member = real.member(_:)
        changeRole = real.changeRole(of:to:reason:)
        suspend = real.suspend(_:reason:)
        restore = real.restore(_:reason:)
        signOut = real.signOut(_:reason:)
        resetPasswordOf = real.resetPassword(of:)
        export = real.export(_:)
        silence = real.silence(_:hours:reason:)
        unsilence = real.unsilence(_:reason:)
        registration = real.registration
        invite = real.invite(_:)
        invitations = real.invitations(_:)
        revokeInvitation = real.revokeInvitation(_:)
        settings = real.settings
        changeSetting = real.changeSetting(_:to:)
        resetSetting = real.resetSetting(_:)
        block = real.block(_:)
        unblock = real.unblock(_:)
        blocked = real.blocked(_:)
    }

    private static func unstubbed(_ name: String) -> AuthError {
        .service(.internal("AuthRepository.\(name) is not stubbed"))
    }
}

extension AuthRepositoryFake {
    /// Calls `join`.
    public func join(
        _ draft: JoinDraft, device: String, idempotencyKey key: IdempotencyKey?
    ) async throws(AuthError) -> SignedIn {
        try await join(draft, device, key)
    }

    /// Calls `checkEmail`.
    public func checkEmail(_ email: String) async throws(AuthError) -> EmailAvailability {
        try await checkEmail(email)
    }

    /// Calls `checkNickname`.
    public func checkNickname(_ nickname: String) async throws(AuthError) -> NicknameAvailability {
        try await checkNickname(nickname)
    }

    /// Calls `login`.
    public func login(email: String, password: String, device: String) async throws(AuthError) -> SignedIn {
        try await login(email, password, device)
    }

    /// Calls `refresh`.
    public func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair {
        try await refresh(refreshToken)
    }

    /// Calls `logout`.
    public func logout() async throws(AuthError) {
        try await logout()
    }

    /// Calls `sessions`.
    public func sessions() async throws(AuthError) -> [Session] {
        try await sessions()
    }

    /// Calls `endSession`.
    public func endSession(_ id: SessionID) async throws(AuthError) {
        try await endSession(id)
    }

    /// Calls `endAllSessions`.
    public func endAllSessions(keepingCurrent: Bool) async throws(AuthError) {
        try await endAllSessions(keepingCurrent)
    }

    /// Calls `changePassword`.
    public func changePassword(current: String, new: String) async throws(AuthError) {
        try await changePassword(current, new)
    }

    /// Calls `resetPassword`.
    public func resetPassword(email: String, code: String, new: String) async throws(AuthError) {
        try await resetPassword(email, code, new)
    }

    /// Calls `account`.
    public func account() async throws(AuthError) -> Account {
        try await account()
    }

    /// Calls `profile`.
    public func profile(of id: MemberID) async throws(AuthError) -> Profile {
        try await profile(id)
    }

    /// Calls `findMember`.
    public func findMember(called nickname: String) async throws(AuthError) -> MemberCard {
        try await findMember(nickname)
    }

    /// Calls `editProfile`.
    public func editProfile(_ draft: ProfileDraft) async throws(AuthError) -> Account {
        try await editProfile(draft)
    }

    /// Calls `changePicture`.
    public func changePicture(to picture: PictureID?) async throws(AuthError) -> Account {
        try await changePicture(picture)
    }

    /// Calls `withdraw`.
    public func withdraw(password: String) async throws(AuthError) {
        try await withdraw(password)
    }

    /// Calls `members`.
    public func members(
        _ query: MemberQuery, _ page: PageRequest
    ) async throws(AuthError) -> Page<ManagedMember> {
        try await members(query, page)
    }

    /// Calls `member`.
    public func member(_ id: MemberID) async throws(AuthError) -> MemberDetails {
        try await member(id)
    }

    /// Calls `changeRole`.
    public func changeRole(of id: MemberID, to role: Role, reason: String) async throws(AuthError) {
        try await changeRole(id, role, reason)
    }

    /// Calls `suspend`.
    public func suspend(_ id: MemberID, reason: String) async throws(AuthError) {
        try await suspend(id, reason)
    }

    /// Calls `restore`.
    public func restore(_ id: MemberID, reason: String) async throws(AuthError) {
        try await restore(id, reason)
    }

    /// Calls `signOut`.
    public func signOut(_ id: MemberID, reason: String) async throws(AuthError) {
        try await signOut(id, reason)
    }

    /// Calls `resetPasswordOf`.
    public func resetPassword(of id: MemberID) async throws(AuthError) -> PasswordReset {
        try await resetPasswordOf(id)
    }

    /// Calls `export`.
    public func export(_ id: MemberID) async throws(AuthError) -> MemberExport {
        try await export(id)
    }

    /// Calls `silence`.
    public func silence(_ id: MemberID, hours: Int, reason: String) async throws(AuthError) -> Silence {
        try await silence(id, hours, reason)
    }

    /// Calls `unsilence`.
    public func unsilence(_ id: MemberID, reason: String) async throws(AuthError) {
        try await unsilence(id, reason)
    }

    /// Calls `registration`.
    public func registration() async throws(AuthError) -> Registration {
        try await registration()
    }

    /// Calls `invite`.
    public func invite(_ draft: InvitationDraft) async throws(AuthError) -> NewInvitation {
        try await invite(draft)
    }

    /// Calls `invitations`.
    public func invitations(_ page: PageRequest) async throws(AuthError) -> Page<Invitation> {
        try await invitations(page)
    }

    /// Calls `revokeInvitation`.
    public func revokeInvitation(_ id: InvitationID) async throws(AuthError) {
        try await revokeInvitation(id)
    }

    /// Calls `settings`.
    public func settings() async throws(AuthError) -> [MemberSetting] {
        try await settings()
    }

    /// Calls `changeSetting`.
    public func changeSetting(_ name: String, to value: String) async throws(AuthError) {
        try await changeSetting(name, value)
    }

    /// Calls `resetSetting`.
    public func resetSetting(_ name: String) async throws(AuthError) {
        try await resetSetting(name)
    }

    /// Calls `block`.
    public func block(_ id: MemberID) async throws(AuthError) {
        try await block(id)
    }

    /// Calls `unblock`.
    public func unblock(_ id: MemberID) async throws(AuthError) {
        try await unblock(id)
    }

    /// Calls `blocked`.
    public func blocked(_ page: PageRequest) async throws(AuthError) -> Page<BlockedMember> {
        try await blocked(page)
    }
}
