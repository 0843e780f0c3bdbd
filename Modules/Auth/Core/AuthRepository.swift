public import Vocabulary

/// Accounts and sessions, on behalf of one principal.
///
/// Every verb can throw `.service(…)` for an outage. Verbs that take a password throw `.service(.limited)`
/// with the time to wait if too many passwords are being checked at once. All but `join` also throw it after
/// too many failures: of the account from the caller's address, of the account or the address alone, or in
/// total. An address from which the member has signed in before has its own budget, which other addresses
/// cannot use up.
///
/// Verbs that need a member throw `.service(.signInRequired)` for an anonymous visitor and
/// `.service(.accessInvalid)` for a member who has withdrawn or is suspended.
public protocol AuthRepository: MemberAdministration, MemberModeration, InvitationVerbs, SettingVerbs,
    BlockVerbs
{
    /// Creates an account and its first session, and returns both; sends a welcome mail.
    ///
    /// Throws `invalidFields` with all field errors at once, among them `taken` for `email` and `nickname`;
    /// of concurrent requests for a name exactly one succeeds. Account and session are created together or
    /// not at all; a failed mail changes nothing. Unless registration is open, throws `registrationClosed`,
    /// or `invitationRequired` and `invitationRefused` for an invitation that is missing, unknown, used up
    /// or expired. Concurrent requests never exceed an invitation's uses.
    ///
    /// With a key, calls within 30 days take effect once. All return the account as created, its first
    /// session and that session's first refresh token, with a newly issued access token. Throws
    /// `service(.keyReused)` if the key belongs to another form or the password has changed, `sessionEnded`
    /// if that refresh token is no longer usable, `service(.keyInFlight)` while the first call runs.
    func join(
        _ draft: JoinDraft, device: String, idempotencyKey key: IdempotencyKey?
    ) async throws(AuthError) -> SignedIn

    /// Tells whether the email is available for joining. Throws `invalidFields` about `email` if it is
    /// malformed.
    func checkEmail(_ email: String) async throws(AuthError) -> EmailAvailability

    /// Tells whether the nickname is available for joining. Throws `invalidFields` about `nickname` if it
    /// breaks a rule.
    func checkNickname(_ nickname: String) async throws(AuthError) -> NicknameAvailability

    /// Opens a session. Throws `wrongCredentials` for an unknown email and a wrong password alike, after the
    /// same work, and `suspended` for the right password of a suspended member.
    func login(email: String, password: String, device: String) async throws(AuthError) -> SignedIn

    /// Exchanges a refresh token for the session's next pair of tokens, and renews the session's life.
    ///
    /// The same token within 30 seconds returns the same next refresh token; later use ends the session.
    /// Throws `sessionEnded` for a token that is unknown, expired or used too long ago.
    func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair

    /// Ends the current session; its tokens are refused at once.
    func logout() async throws(AuthError)

    /// The member's sessions that have not ended, newest first.
    func sessions() async throws(AuthError) -> [Session]

    /// Ends one of the member's sessions; its tokens are refused at once. Throws `noSuchSession`, also for
    /// another member's session.
    func endSession(_ id: SessionID) async throws(AuthError)

    /// Ends all of the member's sessions, or all but the current one.
    func endAllSessions(keepingCurrent: Bool) async throws(AuthError)

    /// Changes the password and atomically ends all other sessions; sends a notice by mail.
    ///
    /// Throws `invalidFields` with all field errors: `mismatch` for `current`, the rules of passwords for
    /// `new`.
    func changePassword(current: String, new: String) async throws(AuthError)

    /// Sets a new password by an operator's code and ends all sessions; sends a notice by mail. The code
    /// works once; guesses are limited like those at a password.
    ///
    /// Throws `resetRefused` for a code that is wrong, used, expired or superseded, or for an unknown email.
    /// Throws `invalidFields` with the rules that `new` breaks; the code then stays valid.
    func resetPassword(email: String, code: String, new: String) async throws(AuthError)

    /// The member's own account, with the silence if it is in force.
    func account() async throws(AuthError) -> Account

    /// A member's public profile, with what the domains count of the member as the principal sees it;
    /// withdrawn members have no nickname and no counts. Throws `noSuchMember`, also if either has blocked
    /// the other, unless the principal is a moderator.
    func profile(of id: MemberID) async throws(AuthError) -> Profile

    /// The member who has this nickname now; case, width and normal form do not matter. Throws
    /// `noSuchMember`, also if either has blocked the other, unless the principal is a moderator.
    func findMember(called nickname: String) async throws(AuthError) -> MemberCard

    /// Replaces the profile with the draft and returns the new account.
    ///
    /// A member sells privately until a draft names a business with all its data, which everyone then sees; a
    /// private seller's draft removes the data. A draft that says nothing of selling leaves it unchanged.
    ///
    /// Throws `service(.silenced)` if a silenced member's draft changes nickname, introduction or selling;
    /// `invalidFields` with all field errors at once; `changed` if the draft names a version that is not
    /// current. Of concurrent edits of one version exactly one succeeds.
    func editProfile(_ draft: ProfileDraft) async throws(AuthError) -> Account

    /// Sets or removes the member's portrait and returns the new account; the old portrait is deleted.
    ///
    /// The portrait is public while the member is active; of a suspended member only moderators see it.
    /// Repeating the call changes nothing. Throws `service(.silenced)` if a silenced member sets a portrait,
    /// though not on removal. Throws `invalidFields` with `unusable` for `picture` if it is unknown, another
    /// member's or shown elsewhere; then the old portrait stays.
    func changePicture(to picture: PictureID?) async throws(AuthError) -> Account

    /// Ends the membership, irrevocably.
    ///
    /// One step erases personal data, frees email and nickname, ends all sessions and removes the password.
    /// Then other domains are notified until all have succeeded. Throws `invalidFields` with `mismatch` for
    /// `password`.
    func withdraw(password: String) async throws(AuthError)
}

extension AuthRepository {
    /// Joins without an idempotency key.
    public func join(_ draft: JoinDraft, device: String) async throws(AuthError) -> SignedIn {
        try await join(draft, device: device, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of accounts and sessions. Throws `internal` if none were provided.
    public var auth: any AuthRepository {
        get throws(AuthError) { try repository((any AuthRepository).self, failure: AuthError.self) }
    }
}
