public import Vocabulary

/// Accounts and sessions, on behalf of one principal.
///
/// Every verb can throw `.service(…)` for an outage. Verbs that take a password throw `.service(.limited)`,
/// with the time to wait, when too many passwords are being checked at once, and, but for `join`, after too
/// many that did not fit: of the account from the caller's address, of either, or at all. An address from
/// which the member has signed in before has a budget of its own, which no other address can use up.
///
/// Those that need a member throw
/// `.service(.signInRequired)` for an anonymous visitor and `.service(.accessInvalid)` when the member has
/// withdrawn or is suspended.
public protocol AuthRepository: MemberAdministration, MemberModeration, InvitationVerbs, SettingVerbs,
    BlockVerbs
{
    /// Makes an account with its first session and answers with both; a welcome mail goes out.
    ///
    /// Throws `invalidFields` with all field errors at once, among them `taken` for `email` and `nickname`:
    /// of many who ask for the same, one gets it. Account and session are made together or not at all; a
    /// failed mail changes nothing. Where registration is not open it throws `registrationClosed`, or
    /// `invitationRequired` and `invitationRefused` for a draft whose invitation is missing, unknown, used up
    /// or expired; of many at once no more join by an invitation than it has uses.
    ///
    /// With a key, of any number of calls within 30 days one takes effect, and all answer the account as it
    /// was made, its first session and that session's first refresh token, with an access token of the
    /// moment. Throws `service(.keyReused)` if the key stands for another form or the password is not the
    /// account's any more, `sessionEnded` if that refresh token can no longer be asked about,
    /// `service(.keyInFlight)`.
    func join(
        _ draft: JoinDraft, device: String, idempotencyKey key: IdempotencyKey?
    ) async throws(AuthError) -> SignedIn

    /// Tells whether the email could be joined with now. Throws `invalidFields` about `email` if it is
    /// malformed.
    func checkEmail(_ email: String) async throws(AuthError) -> EmailAvailability

    /// Opens a session. Throws `wrongCredentials`, after the same work and with the same answer for an
    /// unknown email and a wrong password, and `suspended` for the right one of a suspended member.
    func login(email: String, password: String, device: String) async throws(AuthError) -> SignedIn

    /// Gives the session's next pair of tokens and uses up the one given; both live anew.
    ///
    /// The same token again within 30 seconds gives the same next refresh token; later it ends the session.
    /// Throws `sessionEnded` for a token that is unknown, expired, or used up too long ago.
    func refresh(_ refreshToken: String) async throws(AuthError) -> TokenPair

    /// Ends the session that asks: its tokens are refused at once.
    func logout() async throws(AuthError)

    /// The member's sessions that have not ended, newest first.
    func sessions() async throws(AuthError) -> [Session]

    /// Ends one of the member's sessions: its tokens are refused at once. Throws `noSuchSession`, also for
    /// another member's.
    func endSession(_ id: SessionID) async throws(AuthError)

    /// Ends all of the member's sessions, or all but the one that asks.
    func endAllSessions(keepingCurrent: Bool) async throws(AuthError)

    /// Changes the password and ends all other sessions, together; a notice goes out by mail.
    ///
    /// Throws `invalidFields` with all field errors: `mismatch` for `current`, the rules of passwords for
    /// `new`.
    func changePassword(current: String, new: String) async throws(AuthError)

    /// Sets a new password by the code that an operator gave, which counts once, and ends all sessions; a
    /// notice goes out by mail. Guesses are slowed down as those at a password.
    ///
    /// Throws `resetRefused` for a code that is wrong, used, expired or not the last one, or an email that
    /// nobody has; `invalidFields` with the rules that `new` breaks, and then the code still counts.
    func resetPassword(email: String, code: String, new: String) async throws(AuthError)

    /// The member's own account, with the silence if they are silenced now.
    func account() async throws(AuthError) -> Account

    /// What everyone may see of a member. Throws `noSuchMember`, also where one of the two has blocked the
    /// other, unless the principal is a moderator; one who has withdrawn is there without a name.
    func profile(of id: MemberID) async throws(AuthError) -> Profile

    /// Replaces the profile by the draft and answers with the account as it is then.
    ///
    /// Throws `service(.silenced)` for a silenced member whose draft changes nickname or introduction;
    /// `invalidFields` with all field errors at once; `changed` if the draft names a version that is not the
    /// account's any more: of many edits that name the same version one succeeds.
    func editProfile(_ draft: ProfileDraft) async throws(AuthError) -> Account

    /// Shows that picture as the member's portrait, or none, and answers with the account as it is then; the
    /// portrait of before is removed. It is public while the member is active: of one who is suspended
    /// nobody sees it but moderators. Again changes nothing.
    ///
    /// Throws `service(.silenced)` for a silenced member, who may show none; `invalidFields` with `unusable`
    /// for `picture` if there is none of that name, if somebody else has uploaded it, or if it is shown
    /// elsewhere; then the portrait of before stays.
    func changePicture(to picture: PictureID?) async throws(AuthError) -> Account

    /// Ends the membership: what names the person is erased, email and nickname are free again, all
    /// sessions end, the password is removed, in one step; then other domains are told, until they have
    /// heard.
    ///
    /// Throws `invalidFields` with `mismatch` for `password`. It cannot be taken back.
    func withdraw(password: String) async throws(AuthError)
}

extension AuthRepository {
    /// Makes an account with its first session, without a key.
    public func join(_ draft: JoinDraft, device: String) async throws(AuthError) -> SignedIn {
        try await join(draft, device: device, idempotencyKey: nil)
    }
}

extension Services {
    /// The verbs of accounts and sessions. Throws `internal` where none were provided.
    public var auth: any AuthRepository {
        get throws(AuthError) { try repository((any AuthRepository).self, failure: AuthError.self) }
    }
}
