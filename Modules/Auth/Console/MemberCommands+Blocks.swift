import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

extension MemberCommands {
    /// Blocks a member.
    func block(_ options: IdentifierArgument<MemberSubject>) async throws {
        let id = try await options.member(among: lists)
        try await console.waiting { () throws(AuthError) in try await auth.block(id) }
        tell(
            id, isBlocked: true,
            Phrase(
                en: "Blocked. 'madang members unblock' lifts it.",
                ko: "차단했습니다. 'madang members unblock'으로 해제합니다."
            ).about(await name(of: id)))
    }

    /// Unblocks a member.
    func unblock(_ options: IdentifierArgument<MemberSubject>) async throws {
        let blocked = try await blockedMember(called: options.id)
        let id = if let blocked { blocked } else { try await options.member(among: lists) }
        try await console.waiting { () throws(AuthError) in try await auth.unblock(id) }
        tell(id, isBlocked: false, AuthLabels.unblocked.about(await name(of: id)))
    }

    /// The blocked member with that nickname, who no other search finds; nil if there is none.
    private func blockedMember(called typed: String) async throws -> MemberID? {
        guard typed.isName else { return nil }
        let name = typed.withoutAtSign
        return try await console.waiting { () throws(AuthError) -> MemberID? in
            var cursor: Cursor?
            repeat {
                let page = try await auth.blocked(.largest(after: cursor))
                if let found = page.items.first(where: { $0.card.nickname?.isSameName(as: name) ?? false }) {
                    return found.card.id
                }
                cursor = page.next
            } while cursor != nil
            return nil
        }
    }

    /// Lists the members that the caller has blocked.
    func blocked(_ pages: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw AuthError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(AuthError) in try await auth.blocked(request) }
        if console.format == .json { return console.show(page, as: AuthWire.blockedMembers) }
        if !page.items.isEmpty {
            console.paged { paged in
                paged.show(paged.format == .plain ? plain(page.items) : table(page.items, paged))
            }
        }
        lists.keep(page.items.map(\.card.id), on: console)
        console.tellPlace(
            of: page, pages, of: [program, "members", "blocked"],
            counting: { Phrase(en: $0.counted("member"), ko: "\($0)명") },
            advice: AuthLabels.nobodyBlocked)
    }

    /// For programs: identifier, nickname and moment.
    private func plain(_ members: [BlockedMember]) -> Table {
        Table(
            names: ["id", "nickname", "since"],
            rows: members.map { member in
                ["\(member.card.id)", member.card.nickname ?? "", member.since.rfc3339].map { StyledText($0) }
            })
    }

    private func table(_ members: [BlockedMember], _ console: Console) -> Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(AuthLabels.nickname, flexible: 8, wanting: 12),
                Table.Column(AuthLabels.blockedSince), Table.Column(Phrase("ID")),
            ],
            rows: members.enumerated().map { number, member in
                [
                    StyledText("\(number + 1)"), StyledText(member.card.name(in: console.language)),
                    StyledText(member.since.relative(to: console.now, in: console.language)),
                    member.card.id.short,
                ]
            })
    }

    private func tell(_ id: MemberID, isBlocked: Bool, _ phrase: Phrase) {
        console.answer(
            .object([("id", .string("\(id)")), ("blocked", .bool(isBlocked))]), plain: "\(id)", phrase)
    }
}
