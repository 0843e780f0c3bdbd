public import Auth
public import Vocabulary
public import Wire

/// Implements the verbs over a server's HTTP API.
///
/// Joining, signing in, checking an email and refreshing are sent as a visitor, so that an expired or ended
/// session does not prevent a new one.
public struct RemoteAuthRepository: AuthRepository {
    let visitor: RemoteCaller
    let bearer: RemoteCaller

    /// Sends requests through the transport, with credentials where a member is required; without
    /// credentials always as a visitor.
    public init(
        over transport: any Transport, credentials: (any Credentials)? = nil, retrying: Retrying = .never
    ) {
        visitor = RemoteCaller(transport, retrying: retrying)
        bearer = RemoteCaller(transport, credentials: credentials, retrying: retrying)
    }

    public func join(
        _ draft: JoinDraft, device: String, idempotencyKey key: IdempotencyKey?
    ) async throws(AuthError) -> SignedIn {
        try await visitor.call(
            AuthEndpoints.join, JoinInput(draft: draft, device: device), idempotencyKey: key)
    }

    public func checkEmail(_ email: String) async throws(AuthError) -> EmailAvailability {
        try await visitor.call(AuthEndpoints.checkEmail, EmailInput(email: email))
    }

    public func checkNickname(_ nickname: String) async throws(AuthError) -> NicknameAvailability {
        try await visitor.call(AuthEndpoints.checkNickname, NicknameInput(nickname: nickname))
    }

    public func login(
        email: String, password: String, device: String
    ) async throws(AuthError) -> SignedIn {
        try await visitor.call(
            AuthEndpoints.login, LoginInput(email: email, password: password, device: device))
    }

    public func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair {
        try await visitor.call(AuthEndpoints.refresh, RefreshInput(refreshToken: refreshToken))
    }

    public func logout() async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.logout, Nothing())
    }

    public func sessions() async throws(AuthError) -> [Session] {
        try await bearer.call(AuthEndpoints.sessions, Nothing())
    }

    public func endSession(_ id: SessionID) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.endSession, SessionInput(id: id))
    }

    public func endAllSessions(keepingCurrent: Bool) async throws(AuthError) {
        _ = try await bearer.call(
            AuthEndpoints.endAllSessions, SessionsInput(keepCurrent: keepingCurrent))
    }

    public func changePassword(current: String, new: String) async throws(AuthError) {
        _ = try await bearer.call(
            AuthEndpoints.changePassword, PasswordInput(current: current, new: new))
    }

    public func account() async throws(AuthError) -> Account {
        try await bearer.call(AuthEndpoints.account, Nothing())
    }

    public func profile(of id: MemberID) async throws(AuthError) -> Profile {
        try await bearer.call(AuthEndpoints.profile, MemberInput(id: id))
    }

    public func findMember(called nickname: String) async throws(AuthError) -> MemberCard {
        try await bearer.call(AuthEndpoints.findMember, NicknameInput(nickname: nickname))
    }

    public func editProfile(_ draft: ProfileDraft) async throws(AuthError) -> Account {
        try await bearer.call(AuthEndpoints.editProfile, draft)
    }

    public func changePicture(to picture: PictureID?) async throws(AuthError) -> Account {
        try await bearer.call(AuthEndpoints.changePicture, PictureInput(picture: picture))
    }

    public func withdraw(password: String) async throws(AuthError) {
        _ = try await bearer.call(AuthEndpoints.withdraw, WithdrawalInput(password: password))
    }
}
