import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

extension AuthCommands {
    /// Creates an account and keeps its first session. At a terminal, prompts for missing fields and again
    /// for invalid ones.
    func join(_ options: JoinOptions) async throws {
        var form = JoinForm(options)
        try await askForInvitation(&form)
        while true {
            try fill(&form, options)
            do throws(AuthError) {
                let signedIn = try await console.waiting { () throws(AuthError) in
                    try await place.join(form.draft(console.language), at: auth)
                }
                return await welcome(signedIn)
            } catch {
                guard form.canCorrect(error, console) else { throw error }
                console.report(error)
                form.forget(error.fieldErrors)
            }
        }
    }

    /// Prompts for the invitation that joining needs here, before any other field. Throws
    /// `registrationClosed`. An older server, open to all, does not know the question.
    private func askForInvitation(_ form: inout JoinForm) async throws {
        guard form.invitation == nil, console.isInteractive else { return }
        let registration = try await console.waiting { () throws(AuthError) in
            do throws(AuthError) {
                return try await auth.registration()
            } catch .service(.noSuchEndpoint) { return Registration.open }
        }
        switch registration {
        case .open: break
        case .invited: form.invitation = try console.ask(AuthLabels.invitation, validate: required)
        case .closed: throw AuthError.registrationClosed
        }
    }

    private func welcome(_ signedIn: SignedIn) async {
        let name = signedIn.account.nickname
        console.answer(
            signedIn, as: AuthWire.signedIn, without: ["tokens"], plain: "\(signedIn.account.id)",
            Phrase(
                en: "Welcome, \(name)! You are signed in.", ko: "\(name) 님, 환영합니다! 로그인되었습니다."))
        await tell(place.observer?.signedIn())
    }

    private func fill(_ form: inout JoinForm, _ options: JoinOptions) throws(UsageError) {
        let given = JoinForm(options)
        if form.email == nil {
            form.email = try answer(AuthLabels.email, flag: "--email", keeping: form != given)
        }
        if form.nickname == nil {
            form.nickname = try answer(AuthLabels.nickname, flag: "--nickname", keeping: form != given)
        }
        if form.password == nil {
            form.password = try console.keepingEntries(form != given) { () throws(UsageError) in
                try newSecret(options.password, AuthLabels.password)
            }
        }
        if form.asksForPhone {
            let phone = Phrase(en: "Phone (optional)", ko: "전화번호 (선택)")
            form.phone = try answer(phone, default: "", keeping: form != given)
        }
        if form.asksForBirthday {
            let birthday = Phrase(en: "Birthday, yyyy-mm-dd (optional)", ko: "생일, yyyy-mm-dd (선택)")
            form.birthday = try answer(birthday, default: "", keeping: form != given)
        }
    }

    /// Prompts for one field. If the person interrupts after an answer, asks whether to discard the answers.
    private func answer(
        _ label: Phrase, flag: String? = nil, default preset: String? = nil, keeping isFilled: Bool
    ) throws(UsageError) -> String {
        try console.keepingEntries(isFilled) { () throws(UsageError) in
            try console.ask(
                label, flag: flag, default: preset, validate: { preset == nil ? required($0) : nil })
        }
    }

    private func required(_ answer: String) -> Phrase? {
        answer.isEmpty ? Phrase(en: "This field is required.", ko: "필수 항목입니다.") : nil
    }

    /// A new password: typed twice at a terminal.
    func newSecret(_ options: PasswordOptions, _ label: Phrase) throws(UsageError) -> String {
        while true {
            let first = try secret(options, label)
            if options.passwordStdin || !console.isInteractive { return first }
            let again = Phrase(en: "\(label.en) again", ko: "\(label.ko) 다시")
            if try secret(options, again) == first { return first }
            console.note(
                Phrase(en: "  The passwords do not match. Try again.", ko: "  비밀번호가 서로 다릅니다. 다시 입력하세요."))
        }
    }
}

/// The answers of a joining person.
private struct JoinForm: Equatable {
    var email: String?
    var nickname: String?
    var password: String?
    var phone: String?
    var birthday: String?
    var mailLanguage: String?
    var invitation: String?
    private(set) var asksForPhone = false
    private(set) var asksForBirthday = false
    private let readsPassword: Bool

    init(_ options: JoinOptions) {
        email = options.email
        nickname = options.nickname
        phone = options.phone
        birthday = options.birthday
        mailLanguage = options.mailLanguage
        invitation = options.invitation
        readsPassword = options.password.passwordStdin
    }

    func draft(_ language: Language) -> JoinDraft {
        JoinDraft(
            email: email ?? "", password: password ?? "", nickname: nickname ?? "", phone: phone,
            birthday: birthday, language: mailLanguage ?? language.rawValue,
            invitation: invitation)
    }

    /// Whether the person can correct the answers: the error is about these fields and the console is
    /// interactive.
    func canCorrect(_ error: AuthError, _ console: Console) -> Bool {
        guard case .invalidFields = error, console.isInteractive, !readsPassword, console.format == .human
        else { return false }
        let fields = ["email", "nickname", "password", "phone", "birthday"]
        return error.fieldErrors.allSatisfy { fields.contains($0.field) }
    }

    mutating func forget(_ fieldErrors: [FieldError]) {
        let fields = Set(fieldErrors.map(\.field))
        if fields.contains("email") { email = nil }
        if fields.contains("nickname") { nickname = nil }
        if fields.contains("password") { password = nil }
        asksForPhone = fields.contains("phone")
        asksForBirthday = fields.contains("birthday")
    }
}
