import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

extension AuthCommands {
    /// Creates an account and keeps its first session. At a terminal, prompts for missing fields, checks each
    /// answer as it is given, and prompts again for invalid ones.
    func join(_ options: JoinOptions) async throws {
        var form = JoinForm(options)
        try await askForInvitation(&form)
        while true {
            try await fill(&form, options)
            do throws(AuthError) {
                let signedIn = try await console.waiting { () throws(AuthError) in
                    try await place.join(form.draft(console.language), at: auth)
                }
                return await welcome(signedIn)
            } catch {
                guard let fields = form.correctable(error, console) else { throw error }
                console.report(error)
                for field in fields { forget(field, of: &form) }
                form.forgetPassword(after: error)
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
        case .invited:
            form.invitation = try console.ask(AuthLabels.invitation, validate: required)
            // The code lets anybody in: it is not kept.
            console.takeBack(AuthLabels.invitation.en)
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

    private func fill(_ form: inout JoinForm, _ options: JoinOptions) async throws {
        let given = JoinForm(options)
        for field in JoinForm.Field.required { try await fill(field, of: &form, given) }
        if form.password == nil {
            let draft = form.draft(console.language)
            form.password = try console.keepingEntries(form != given) { () throws(UsageError) in
                try newSecret(options.password, AuthLabels.password) { typed in
                    var tried = draft
                    tried.password = typed
                    return problem(JoinForm.password, AuthLabels.password, in: tried)
                }
            }
        }
        for field in JoinForm.Field.optional { try await fill(field, of: &form, given) }
    }

    /// Prompts for a missing field until its answer is sound and free. An answer given by an option is
    /// checked, too. Without a person, joining itself tells what is wrong.
    private func fill(_ field: JoinForm.Field, of form: inout JoinForm, _ given: JoinForm) async throws {
        while true {
            if form.isMissing(field) { form[field] = try answer(field, keeping: form != given) }
            guard console.isInteractive, form.hasAnswer(field) else { return }
            let draft = form.draft(console.language)
            var fault = problem(field.rawValue, field.label, in: draft)
            if fault == nil { fault = await refusal(of: field, form[field] ?? "") }
            guard let fault else { return }
            console.note(StyledText("  " + fault.text(in: console.language)))
            forget(field, of: &form)
        }
    }

    private func forget(_ field: JoinForm.Field, of form: inout JoinForm) {
        form.forget(field)
        console.takeBack(field.flag)
    }

    /// Prompts for one field. If the person interrupts after an answer, asks whether to discard the answers.
    private func answer(_ field: JoinForm.Field, keeping isFilled: Bool) throws(UsageError) -> String {
        let isRequired = JoinForm.Field.required.contains(field)
        return try console.keepingEntries(isFilled) { () throws(UsageError) in
            try console.ask(
                field.label, flag: field.flag, default: isRequired ? nil : "",
                validate: { isRequired ? required($0) : nil })
        }
    }

    private func required(_ answer: String) -> Phrase? {
        answer.isEmpty ? Phrase(en: "This field is required.", ko: "필수 항목입니다.") : nil
    }

    /// The rule that an answer breaks by itself.
    private func problem(_ field: String, _ label: Phrase, in draft: JoinDraft) -> Phrase? {
        draft.fieldErrors(at: console.now).first { $0.field == field }?.phrase { _ in label }
    }

    /// Why the server does not take an email or a nickname.
    private func refusal(of field: JoinForm.Field, _ answer: String) async -> Phrase? {
        guard let unique = UniqueField(rawValue: field.rawValue) else { return nil }
        let rule = await console.waiting { await auth.refusal(of: unique, answer) }
        return rule.map { FieldError(field.rawValue, $0).phrase { _ in field.label } }
    }

    /// A new password: typed twice at a terminal, where `problem` checks it first.
    func newSecret(
        _ options: PasswordOptions, _ label: Phrase, problem: (String) -> Phrase? = { _ in nil }
    ) throws(UsageError) -> String {
        while true {
            let first = try secret(options, label)
            if options.passwordStdin || !console.isInteractive { return first }
            if let fault = problem(first) {
                console.note(StyledText("  " + fault.text(in: console.language)))
                continue
            }
            let again = Phrase(en: "\(label.en) again", ko: "\(label.ko) 다시")
            if try secret(options, again) == first { return first }
            console.note(
                Phrase(en: "  The passwords do not match. Try again.", ko: "  비밀번호가 서로 다릅니다. 다시 입력하세요."))
        }
    }
}
