import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

extension MemberCommands {
    /// Changes a member's role.
    func changeRole(_ options: RoleOptions) async throws {
        let id = try await options.member.member(among: lists)
        guard let role = Role(typed: options.role) else {
            throw AuthError.invalidFields([FieldError("role", .unknown(allowed: Role.codes))])
        }
        try await console.waiting { () throws(AuthError) in
            try await auth.changeRole(of: id, to: role, reason: options.reason.reason ?? "")
        }
        let (words, name) = (role.words, await name(of: id))
        console.answer(
            .object([("id", .string("\(id)")), ("role", .string(role.rawValue))]), plain: "\(id)",
            Phrase(
                en: "\(name): the role is \(words.en) now.", ko: "\(name) 님의 역할을 바꿨습니다: \(words.ko)"))
    }

    /// Suspends a member. Prompts for a missing reason at a terminal.
    func suspend(_ options: MemberChangeOptions) async throws {
        let (id, reason) = (try await options.member.member(among: lists), try required(options.reason))
        try await confirm(id) {
            Phrase(
                en: "Suspend \($0) and end all their sessions?", ko: "\($0) 님의 이용을 정지하고 로그아웃시킬까요?")
        }
        try await console.waiting { () throws(AuthError) in try await auth.suspend(id, reason: reason) }
        let name = await name(of: id)
        tell(
            id, .suspended,
            Phrase(
                en: "\(name) is suspended and signed out. 'madang members restore' lifts it.",
                ko: "\(name) 님의 이용을 정지하고 로그아웃시켰습니다. 'madang members restore'로 해제합니다."))
    }

    /// Silences a member. Prompts for a missing reason at a terminal.
    func silence(_ options: SilenceOptions) async throws {
        let (id, reason) = (try await options.member.member(among: lists), try required(options.reason))
        let hours = options.hours ?? SilenceTimes.usualHours
        let silence = try await console.waiting { () throws(AuthError) in
            try await auth.silence(id, hours: hours, reason: reason)
        }
        let until = silence.until.end(in: console.zone)
        let name = await name(of: id)
        console.answer(
            silence, as: AuthWire.silence, plain: silence.until.rfc3339,
            Phrase(
                en: "\(name) is silenced until \(until). 'madang members unsilence' lifts it.",
                ko: "\(name) 님의 활동을 \(until)까지 제한했습니다. 'madang members unsilence'로 해제합니다."))
    }

    /// Lifts a silence.
    func unsilence(_ options: MemberChangeOptions) async throws {
        let id = try await options.member.member(among: lists)
        try await console.waiting { () throws(AuthError) in
            try await auth.unsilence(id, reason: options.reason.reason ?? "")
        }
        console.answer(
            .object([("id", .string("\(id)")), ("silenced", .bool(false))]), plain: "\(id)",
            AuthLabels.unsilenced.about(await name(of: id)))
    }

    /// The reason of an act that requires one.
    private func required(_ reason: ReasonOption) throws -> String {
        // Without a terminal, the error names the missing option.
        let preset = console.isInteractive ? nil : ""
        return try reason.reason ?? preset ?? console.ask(Phrase(en: "Reason", ko: "사유"), flag: "--reason")
    }

    /// Lifts a suspension.
    func restore(_ options: MemberChangeOptions) async throws {
        let id = try await options.member.member(among: lists)
        try await console.waiting { () throws(AuthError) in
            try await auth.restore(id, reason: options.reason.reason ?? "")
        }
        let done = Phrase(en: "Restored, and can sign in.", ko: "정지를 해제했습니다. 다시 로그인할 수 있습니다.")
        tell(id, .active, done.about(await name(of: id)))
    }

    /// Ends all sessions of a member.
    func signOut(_ options: MemberChangeOptions) async throws {
        let id = try await options.member.member(among: lists)
        try await confirm(id) {
            Phrase(en: "End all sessions of \($0)?", ko: "\($0) 님의 세션을 모두 끝낼까요?")
        }
        try await console.waiting { () throws(AuthError) in
            try await auth.signOut(id, reason: options.reason.reason ?? "")
        }
        console.answer(
            .object([("id", .string("\(id)")), ("ended", .string("all"))]), plain: "\(id)",
            Phrase(en: "All sessions have ended.", ko: "세션을 모두 끝냈습니다.").about(await name(of: id)))
    }

    /// Issues a code for a new password, shown once.
    func resetPassword(_ options: IdentifierArgument<MemberSubject>) async throws {
        let id = try await options.member(among: lists)
        let reset = try await console.waiting { () throws(AuthError) in
            try await auth.resetPassword(of: id)
        }
        switch console.format {
        case .json: console.show(reset, as: AuthWire.passwordReset)
        case .plain: console.print(StyledText(reset.code))
        case .human:
            console.print(StyledText(reset.code, .bold))
            let name = await name(of: id)
            console.remark(
                Phrase(
                    en: "Give this code to \(name): 'madang auth reset' takes it once within 30 minutes.",
                    ko: "\(name) 님에게 이 코드를 전하세요. 30분 안에 'madang auth reset'에서 한 번 쓸 수 있습니다."))
        }
    }

    /// Writes the data that accounts keep of a member, as JSON or as lines of text.
    func export(_ options: ExportOptions) async throws {
        let id = try await options.member.member(among: lists)
        let export = try await console.waiting { () throws(AuthError) in try await auth.export(id) }
        guard options.values else { return console.show(export, as: AuthWire.export) }
        for text in export.texts { console.print(StyledText(text)) }
    }

    private func tell(_ id: MemberID, _ state: MemberState, _ phrase: Phrase) {
        console.answer(
            .object([("id", .string("\(id)")), ("state", .string(state.rawValue))]), plain: "\(id)", phrase)
    }
}
