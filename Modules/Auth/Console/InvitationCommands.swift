import ArgumentParser
public import Auth
import AuthHTTP
public import Commands
public import Terminal
import Vocabulary

/// How many may join by an invitation, and how long.
struct InvitationOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "How many may join with it (1-1000, default 1).", ko: "가입할 수 있는 사람 수 (1-1000, 기본값 1).",
            value: "count"))
    var uses: Int?
    @Option(
        help: .words(
            en: "For how many days it is valid (1-90, default 7).", ko: "유효한 일수 (1-90, 기본값 7).",
            value: "count"))
    var days: Int?
}

/// What an operator can do with invitations on the command line.
struct InvitationCommands: Sendable {
    let auth: any AuthRepository
    let console: Console
    let program: String
    let lists: LastLists

    /// Makes an invitation and shows its code, once.
    func create(_ options: InvitationOptions) async throws {
        let usual = InvitationDraft()
        let draft = InvitationDraft(uses: options.uses ?? usual.uses, days: options.days ?? usual.days)
        let new = try await console.waiting { () throws(AuthError) in try await auth.invite(draft) }
        switch console.format {
        case .json: console.show(new, as: AuthWire.newInvitation)
        case .plain: console.print(StyledText(new.code))
        case .human:
            console.print(StyledText(new.code, .bold))
            console.remark(
                Phrase(
                    en: "The code is shown only now. Join: 'madang auth join --invitation \(new.code)'",
                    ko: "코드는 지금만 표시됩니다. 가입: 'madang auth join --invitation \(new.code)'"))
        }
    }

    /// Lists invitations that have not expired.
    func list(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw AuthError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(AuthError) in try await auth.invitations(request) }
        switch console.format {
        case .json: return console.show(page, as: AuthWire.invitations)
        case .plain: return console.show(plainTable(page.items))
        case .human: break
        }
        if !page.items.isEmpty {
            console.paged { $0.show(table(page.items)) }
        }
        lists.keep(page.items.map(\.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "invitations", "list"],
            counting: { Phrase(en: $0.counted("invitation"), ko: "\($0)개") },
            advice: Phrase(
                en: "No invitations. 'madang invitations create' makes one.",
                ko: "초대가 없습니다. 'madang invitations create'로 만드세요."))
    }

    /// Ends an invitation.
    func revoke(_ options: IdentifierArgument<InvitationSubject>) async throws {
        let id = try options.identifier(among: lists)
        try console.requireConfirmed(
            Phrase(
                en: "Revoke the invitation \(id)? Nobody can join with it then.",
                ko: "초대 \(id)을(를) 취소할까요? 취소하면 이 초대로 가입할 수 없습니다."))
        try await console.waiting { () throws(AuthError) in try await auth.revokeInvitation(id) }
        console.answer(
            .object([("id", .string("\(id)")), ("revoked", .bool(true))]), plain: "\(id)",
            Phrase(en: "Revoked: \(id)", ko: "초대를 취소했습니다: \(id)"))
    }

    private func table(_ invitations: [Invitation]) -> Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Used", ko: "사용"), .right),
                Table.Column(Phrase(en: "Created", ko: "생성일")),
                Table.Column(Phrase(en: "Expires", ko: "만료일")),
                Table.Column(Phrase("ID")),
            ],
            rows: invitations.enumerated().map { index, invitation in
                [
                    StyledText("\(index + 1)"), StyledText("\(invitation.used)/\(invitation.uses)"),
                    StyledText(invitation.madeAt.relative(to: console.now, in: console.language)),
                    StyledText(invitation.expiresAt.relative(to: console.now, in: console.language)),
                    invitation.id.short,
                ]
            })
    }

    /// Identifier, uses, used, operator, and the moments of making and expiry.
    private func plainTable(_ invitations: [Invitation]) -> Table {
        Table(
            names: ["id", "uses", "used", "madeBy", "madeAt", "expiresAt"],
            rows: invitations.map { invitation in
                [
                    "\(invitation.id)", "\(invitation.uses)", "\(invitation.used)", "\(invitation.madeBy)",
                    invitation.madeAt.rfc3339, invitation.expiresAt.rfc3339,
                ].map { StyledText($0) }
            })
    }
}

extension InvitationSubject: NamedSubject {
    /// An invitation.
    public static var noun: Phrase { Phrase(en: "invitation", ko: "초대") }
}
