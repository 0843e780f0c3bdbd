public import Auth
import Vocabulary
public import Wire

/// HTTP endpoints of accounts and sessions. Secrets travel in bodies and headers, never in a URL.
public enum AuthEndpoints {
    /// The answer of password verbs after too many guesses, or while too many passwords are being checked.
    static let tooMany = AuthError.service(.limited(retryAfterSeconds: 1))

    /// A school has one address, and each of a class may need several tries. The total limit leaves most of
    /// the time for password hashing to sign-ins.
    private static let joinLimit = RequestLimit.perAddress(
        120, oneMoreEach: .seconds(10), inAll: RateLimit(burst: 600, interval: .milliseconds(300)),
        isShared: true)

    /// No total limit: with one, an attacker with many addresses could lock out every member. Guesses have
    /// budgets of their own, which recognise members' known places (`SignInPolicy`).
    static let loginLimit = RequestLimit.perAddress(120, oneMoreEach: .seconds(1), isShared: true)

    /// Form fields send a request after each change; checking a list of emails would need more.
    private static let fieldLimit = RequestLimit.perAddress(
        60, oneMoreEach: .seconds(2), inAll: RateLimit(burst: 1_000, interval: .milliseconds(50)),
        isShared: true)

    /// Creates an account.
    public static let join = Endpoint<JoinInput, SignedIn, AuthError>(
        name: "auth.join", .post, "/api/v1/auth/join", access: .anyone, status: 201,
        creates: true, limit: joinLimit, summary: "Creates an account and signs in.",
        input: AuthWire.join, output: AuthWire.signedIn,
        failures: AuthWire.failures.only(
            .invalidFields([]), .sessionEnded, .registrationClosed, .invitationRequired, .invitationRefused,
            tooMany))

    /// Checks an email.
    public static let checkEmail = Endpoint<EmailInput, EmailAvailability, AuthError>(
        name: "auth.checkEmail", .post, "/api/v1/auth/email", access: .anyone, limit: fieldLimit,
        summary: "Tells whether an email can be joined with.",
        input: AuthWire.email, output: AuthWire.emailAvailability,
        failures: AuthWire.failures.only(.invalidFields([])))

    /// Checks a nickname.
    public static let checkNickname = Endpoint<NicknameInput, NicknameAvailability, AuthError>(
        name: "auth.checkNickname", .post, "/api/v1/auth/nickname", access: .anyone, limit: fieldLimit,
        summary: "Tells whether a nickname can be joined with.",
        input: NicknameInput.shape, output: AuthWire.nicknameAvailability,
        failures: AuthWire.failures.only(.invalidFields([])))

    /// Signs in.
    public static let login = Endpoint<LoginInput, SignedIn, AuthError>(
        name: "auth.login", .post, "/api/v1/auth/login", access: .anyone, limit: loginLimit,
        summary: "Signs in with email and password.",
        input: AuthWire.login, output: AuthWire.signedIn,
        failures: AuthWire.failures.only(.wrongCredentials, .suspended(reason: ""), tooMany))

    /// Exchanges a refresh token.
    public static let refresh = Endpoint<RefreshInput, TokenPair, AuthError>(
        name: "auth.refresh", .post, "/api/v1/auth/refresh", access: .anyone,
        summary: "Exchanges a refresh token for the session's next pair of tokens.",
        input: AuthWire.refresh, output: AuthWire.tokens, failures: AuthWire.failures.only(.sessionEnded))

    /// Signs out.
    public static let logout = Endpoint<Nothing, Nothing, AuthError>(
        name: "auth.logout", .post, "/api/v1/auth/logout", access: .member,
        summary: "Ends the session that asks.",
        input: .nothing, failures: AuthWire.failures.only())

    /// Lists sessions.
    public static let sessions = Endpoint<Nothing, [Session], AuthError>(
        name: "auth.sessions", .get, "/api/v1/auth/sessions", access: .member,
        summary: "Lists the member's sessions, newest first.",
        input: .nothing, output: AuthWire.sessions, failures: AuthWire.failures.only())

    /// Ends one session.
    public static let endSession = Endpoint<SessionInput, Nothing, AuthError>(
        name: "auth.endSession", .delete, "/api/v1/auth/sessions/{id}", access: .member,
        summary: "Ends one of the member's sessions.",
        input: AuthWire.oneSession, failures: AuthWire.failures.only(.noSuchSession))

    /// Ends all sessions, or all but the current one.
    public static let endAllSessions = Endpoint<SessionsInput, Nothing, AuthError>(
        name: "auth.endAllSessions", .delete, "/api/v1/auth/sessions", access: .member,
        summary: "Ends all of the member's sessions, or all but the one that asks.",
        input: AuthWire.endSessions, failures: AuthWire.failures.only())

    /// Changes the password.
    public static let changePassword = Endpoint<PasswordInput, Nothing, AuthError>(
        name: "auth.changePassword", .put, "/api/v1/auth/password", access: .member,
        limit: .perMember(20, oneMoreEach: .seconds(30)),
        summary: "Changes the password and ends all other sessions.",
        input: AuthWire.password, failures: AuthWire.failures.only(.invalidFields([]), tooMany))

    /// All of them.
    public static let all: [EndpointDescription] = [
        join.description, checkEmail.description, login.description, refresh.description, logout.description,
        sessions.description, endSession.description, endAllSessions.description, changePassword.description,
        account.description, editProfile.description, withdraw.description, profile.description,
        members.description, searchMembers.description, managedMember.description, changeRole.description,
        suspend.description, restore.description, signOut.description, newReset.description,
        resetPassword.description, export.description, registration.description, invite.description,
        invitations.description, revokeInvitation.description, settings.description,
        changeSetting.description, resetSetting.description, changePicture.description,
        block.description, unblock.description, blocked.description, silence.description,
        unsilence.description, findMember.description, checkNickname.description,
    ]
}
