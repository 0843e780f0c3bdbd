import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

/// What an operator can do to members on the command line.
///
/// Every verb writes its result to the console, in its format, and throws `AuthError` or `UsageError` instead
/// of reporting it.
struct MemberCommands: Sendable {
    let auth: any AuthRepository
    let console: Console
    let program: String

    /// Acts for whoever `auth` stands for; `program` is what is typed to come here again.
    init(_ auth: any AuthRepository, _ console: Console, program: String) {
        self.auth = auth
        self.console = console
        self.program = program
    }

    /// Lists members, the last joined first.
    func list(_ options: MemberListOptions) async throws {
        try await show("", options.filter, options.pages, following: ["list"])
    }

    /// Shows members that the text finds.
    func search(_ options: MemberSearchOptions) async throws {
        try await show(options.text, options.filter, options.pages, following: ["search", options.text])
    }

    /// Shows one member in full.
    func show(_ options: IdentifierArgument<MemberSubject>) async throws {
        let id = try options.identifier()
        let details = try await console.waiting { () throws(AuthError) in try await auth.member(id) }
        if console.format == .json { return console.show(details, as: AuthWire.memberDetails) }
        console.show(Fields(details, on: console))
    }

    private func show(
        _ text: String, _ filter: MemberFilterOptions, _ pages: PageOptions, following words: [String]
    ) async throws {
        var fieldErrors: [FieldError] = []
        let (query, request) = (filter.query(text, &fieldErrors), pages.request(&fieldErrors))
        guard fieldErrors.isEmpty else { throw AuthError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(AuthError) in
            try await auth.members(query, request)
        }
        if console.format == .json { return console.show(page, as: AuthWire.managedMembers) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = MemberTable(members: page.items, console: paged)
                if paged.format == .plain { return paged.show(table.plain) }
                for line in table.lines { paged.print(line) }
            }
        }
        guard console.format == .human else { return }
        tellPlace(of: page)
        let command = [program, "members"] + words + filter.words
        if let more = pages.more(behind: page, of: command) { console.note(more) }
    }

    /// Says on the errors where the page stands.
    private func tellPlace(of page: Page<ManagedMember>) {
        if let numbering = page.numbering, numbering.total > 0 {
            let (number, pages, total) = (numbering.number, numbering.pageCount, numbering.total)
            console.note(
                Phrase(
                    en: "Page \(number) of \(pages), \(total) member\(total == 1 ? "" : "s") in all.",
                    ko: "\(pages)쪽 가운데 \(number)쪽, 모두 \(total)명."))
        } else if page.items.isEmpty {
            console.note(Phrase(en: "No members found.", ko: "조건에 맞는 회원이 없습니다."))
        }
    }
}
