import Auth
import AuthHTTP
import Commands
import Terminal
import Vocabulary

/// Operators' commands on members.
///
/// Every verb writes its result to the console, in its format, and throws `AuthError` or `UsageError` instead
/// of reporting it.
struct MemberCommands: Sendable {
    let auth: any AuthRepository
    let console: Console
    let program: String
    let lists: LastLists
    let names: RecordNames

    /// Acts on behalf of the principal of `auth`. `program` is the command name for follow-up lines, `lists`
    /// holds the lists last shown to the person, and `names` gives identifiers their names.
    init(
        _ auth: any AuthRepository, _ console: Console, program: String, lists: LastLists,
        names: RecordNames
    ) {
        self.auth = auth
        self.console = console
        self.program = program
        self.lists = lists
        self.names = names
    }

    /// The member's name, for a person.
    func name(of id: MemberID) async -> String { await names.told(of: AnyIdentifier(id), on: console) }

    /// Asks for confirmation before something of the member's ends. Throws `interrupted` if it is declined.
    func confirm(_ id: MemberID, _ question: (String) -> Phrase) async throws(UsageError) {
        try console.requireConfirmed(question(await names.name(of: AnyIdentifier(id), in: console.language)))
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
        let id = try await options.member(among: lists)
        let details = try await console.waiting { () throws(AuthError) in try await auth.member(id) }
        if console.format == .json { return console.show(details, as: AuthWire.memberDetails) }
        console.show(Fields(Details(details), on: console))
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
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.id), on: console)
        console.tellPlace(
            of: page, pages, of: [program, "members"] + words + filter.words,
            counting: { Phrase(en: $0.counted("member"), ko: "\($0)명") },
            advice: Phrase(en: "No members found.", ko: "조건에 맞는 회원이 없습니다."))
    }
}
