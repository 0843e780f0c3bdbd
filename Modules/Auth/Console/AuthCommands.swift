import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

/// The account commands of the command line.
///
/// Every verb writes its result to the console, in the console's format, and throws `AuthError` or
/// `UsageError` instead of reporting it. Passwords are prompted for without echo, or read from the standard
/// input.
struct AuthCommands: Sendable {
    let auth: any AuthRepository
    let place: SigningPlace
    let console: Console
    let lists: LastLists
    /// Uploads portraits; nil if uploads are unavailable.
    let uploads: (any PictureUploading)?
    /// Draws portraits; nil if pictures are not drawn.
    let drawing: (any PictureDrawing)?
    /// What the counts of a profile are called.
    let counted: MemberCountWordings

    /// Acts on behalf of the principal of `auth` and keeps sessions in the place. `lists` holds the lists
    /// last shown to the person.
    init(
        _ auth: any AuthRepository, at place: SigningPlace, _ console: Console, lists: LastLists,
        uploads: (any PictureUploading)? = nil, drawing: (any PictureDrawing)? = nil,
        counted: MemberCountWordings = MemberCountWordings()
    ) {
        self.auth = auth
        self.place = place
        self.console = console
        self.lists = lists
        self.uploads = uploads
        (self.drawing, self.counted) = (drawing, counted)
    }

    /// Opens a session and keeps it.
    func login(_ options: LoginOptions) async throws {
        let email =
            try options.email
            ?? console.ask(
                AuthLabels.email, flag: "--email", default: place.emails.recall())
        let password = try secret(options.password, AuthLabels.password)
        let signedIn = try await console.waiting { () throws(AuthError) in
            try await place.login(email: email, password: password, at: auth)
        }
        let account = signedIn.account
        console.answer(
            signedIn, as: AuthWire.signedIn, without: ["tokens"], plain: "\(account.id)",
            Phrase(
                en: "Signed in as \(account.nickname) (\(account.email)).",
                ko: "\(account.nickname)(\(account.email)) 님으로 로그인했습니다."))
        await tell(place.observer?.signedIn())
    }

    /// Ends the session and forgets it; succeeds also if no member is signed in.
    func logout() async throws {
        let isDone = try await console.waiting { () throws(AuthError) in try await place.logout(at: auth) }
        console.answer(
            .object([("signedOut", .bool(isDone))]),
            isDone
                ? AuthLabels.signedOut
                : Phrase(en: "You are not signed in.", ko: "로그인되어 있지 않습니다."))
        await tell(place.farewell())
    }

    /// Shows the signed-in member.
    func whoami() async throws {
        let account = try await console.waiting { () throws(AuthError) in try await auth.account() }
        switch console.format {
        case .json: console.show(account, as: AuthWire.account)
        case .plain: console.print(cells: ["\(account.id)", account.nickname, account.email])
        case .human: console.print(StyledText("\(account.nickname) (\(account.email))"))
        }
    }

    /// Ends the membership after confirmation by nickname and password.
    func withdraw(_ options: PasswordOptions) async throws {
        let account = try await console.waiting { () throws(AuthError) in try await auth.account() }
        try console.requireConfirmed(
            AuthLabels.withdrawalQuestion, severity: .severe(typing: account.nickname))
        let password = try secret(options, AuthLabels.password)
        try await console.waiting { () throws(AuthError) in
            try await place.withdraw(password: password, at: auth)
        }
        console.answer(.object([("withdrawn", .bool(true))]), AuthLabels.withdrawn)
        await tell(place.observer?.signedOut())
    }
}

extension AuthCommands {
    /// Shows the text of an observer.
    func tell(_ news: Phrase?) {
        if let news, console.format == .human, !console.isQuiet { console.note(news) }
    }

    /// A password from a prompt without echo, or the next line of the standard input.
    func secret(_ options: PasswordOptions, _ label: Phrase) throws(UsageError) -> String {
        guard options.passwordStdin || console.isInteractive else {
            throw UsageError(
                Phrase(
                    en: "Password is required: use --password-stdin, or run this in a terminal.",
                    ko: "비밀번호가 필요합니다. --password-stdin으로 입력하거나 터미널에서 실행하세요."))
        }
        return try console.askSecret(label)
    }
}
