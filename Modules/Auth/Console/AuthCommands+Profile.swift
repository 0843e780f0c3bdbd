import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

extension AuthCommands {
    /// Shows a member's profile, or the caller's own account, below the portrait where the terminal shows
    /// pictures.
    func profile(_ options: ProfileOptions) async throws {
        guard let text = options.member else { return try await ownProfile(options.drawing) }
        let id = try await lists.member(typed: text)
        let profile = try await console.waiting { () throws(AuthError) in try await auth.profile(of: id) }
        if console.format == .json { return console.show(profile, as: AuthWire.profile) }
        await console.show(profile.picture, by: drawing, options.drawing.choice, rows: 15)
        console.show(Fields(Details(profile, counted), on: console))
    }

    /// Shows the caller's account with the counts that others see.
    private func ownProfile(_ option: PictureOption) async throws {
        let own = try await console.waiting { () throws(AuthError) -> CountedAccount in
            let account = try await auth.account()
            return CountedAccount(account, try await auth.profile(of: account.id).counts)
        }
        if console.format == .json { return console.show(own, as: AuthWire.countedAccount) }
        await console.show(own.account.picture, by: drawing, option.choice, rows: 15)
        console.show(Fields(Details(own.account, own.counts, counted), on: console))
    }

    /// Changes the named fields of the profile, or prompts for each if none is named.
    func editProfile(_ options: ProfileEditOptions) async throws {
        let account = try await console.waiting { () throws(AuthError) in try await auth.account() }
        var draft = ProfileDraft(account)
        if options.isEmpty {
            try ask(&draft, account)
        } else {
            options.apply(to: &draft)
            draft.seller = try seller(options.selling, account)
        }
        let final = draft
        let changed = try await console.waiting { () throws(AuthError) in try await auth.editProfile(final) }
        if console.format == .human { console.print(Phrase(en: "Updated:", ko: "수정했습니다:")) }
        show(changed)
    }

    /// Changes the password; all other sessions end.
    func password(_ options: PasswordOptions) async throws {
        let current = try secret(options, Phrase(en: "Current password", ko: "현재 비밀번호"))
        let new = try newSecret(options, Phrase(en: "New password", ko: "새 비밀번호"))
        try await console.waiting { () throws(AuthError) in
            try await auth.changePassword(current: current, new: new)
        }
        console.answer(
            .object([("changed", .bool(true))]),
            Phrase(
                en: "Password changed. All other sessions have ended.",
                ko: "비밀번호를 변경하고 다른 세션을 모두 종료했습니다."))
    }

    /// Sets a new password by a code; all sessions end. The code and the password come from prompts, or line
    /// by line from the standard input.
    func reset(_ options: LoginOptions) async throws {
        let email = try options.email ?? console.ask(AuthLabels.email, default: place.emails.recall())
        let code = try secret(options.password, Phrase(en: "Code", ko: "코드"))
        let new = try newSecret(options.password, Phrase(en: "New password", ko: "새 비밀번호"))
        try await console.waiting { () throws(AuthError) in
            try await auth.resetPassword(email: email, code: code, new: new)
        }
        console.answer(
            .object([("changed", .bool(true))]),
            Phrase(
                en: "The password was changed and all sessions have ended. Sign in: madang auth login",
                ko: "비밀번호를 바꾸고 모든 세션을 끝냈습니다. 로그인: madang auth login"))
    }

    /// Shows the account as it is now.
    func show(_ account: Account) {
        if console.format == .json { return console.show(account, as: AuthWire.account) }
        console.show(Fields(Details(account), on: console))
    }

    private func ask(_ draft: inout ProfileDraft, _ account: Account) throws(UsageError) {
        guard console.isInteractive else {
            throw UsageError(
                Phrase(
                    en: "Nothing to change. Set fields with flags, such as --nickname NAME.",
                    ko: "수정할 내용이 없습니다. --nickname 같은 옵션으로 지정하세요."))
        }
        console.note(
            Phrase(
                en: "Press Enter to keep the value in brackets; type '-' to remove it.",
                ko: "Enter를 누르면 괄호 안의 값을 유지하고, '-'를 입력하면 지웁니다."))
        let given = draft
        draft.nickname = try console.ask(AuthLabels.nickname, default: draft.nickname)
        draft.introduction = try askOptional(
            Phrase(en: "Introduction", ko: "소개"), draft.introduction, keeping: draft != given)
        draft.phone = try askOptional(
            Phrase(en: "Phone", ko: "전화번호"), draft.phone ?? "", keeping: draft != given)
        draft.birthday = try askOptional(
            Phrase(en: "Birthday, yyyy-mm-dd", ko: "생일, yyyy-mm-dd"), draft.birthday ?? "",
            keeping: draft != given)
        draft.language = try askLanguage(account.language, keeping: draft != given)
    }

    /// The new language of mail; nil leaves it unchanged.
    private func askLanguage(
        _ present: MemberLanguage, keeping isFilled: Bool
    ) throws(UsageError) -> String? {
        let answer = try console.keepingEntries(isFilled) { () throws(UsageError) in
            try console.ask(
                Phrase(en: "Language of mail, ko or en", ko: "메일 언어, ko 또는 en"), default: present.rawValue)
        }
        return answer == present.rawValue ? nil : answer
    }

    /// Prompts for one field. If the person interrupts after a change, asks whether to discard it.
    func askOptional(
        _ label: Phrase, _ preset: String, keeping isFilled: Bool
    ) throws(UsageError) -> String {
        let prompt = Phrase(en: "\(label.en) (optional)", ko: "\(label.ko) (선택)")
        let answer = try console.keepingEntries(isFilled) { () throws(UsageError) in
            try console.ask(prompt, default: preset)
        }
        return answer == "-" ? "" : answer
    }
}

extension ProfileEditOptions {
    fileprivate var isEmpty: Bool {
        nickname == nil && introduction == nil && phone == nil && birthday == nil && mailLanguage == nil
            && selling.isEmpty
    }

    fileprivate func apply(to draft: inout ProfileDraft) {
        if let nickname { draft.nickname = nickname }
        if let introduction { draft.introduction = introduction }
        if let phone { draft.phone = phone }
        if let birthday { draft.birthday = birthday }
        if let mailLanguage { draft.language = mailLanguage }
    }
}
