import Audit
import AuditHTTP
import Commands
import Terminal
import Vocabulary

/// The commands of the audit log, for one principal.
///
/// Every verb writes its result to the console, in its format, and throws `AuditError` instead of reporting
/// it.
struct AuditCommands: Sendable {
    let audit: any AuditRepository
    let console: Console
    let program: String
    let acts: ActWords
    let lists: LastLists

    /// Commands over this repository and console; `program` is the command that starts the program, `acts`
    /// names acts, `lists` has the last lists shown.
    init(
        _ audit: any AuditRepository, _ console: Console, program: String, acts: ActWords, lists: LastLists
    ) {
        self.audit = audit
        self.console = console
        self.program = program
        self.acts = acts
        self.lists = lists
    }

    /// Shows a page of the entries that are wanted.
    func list(_ options: AuditOptions) async throws {
        var (query, request) = try options.request()
        if lists.takesNicknames, let actor = options.actor, actor != AuditQuery.machine {
            query.actor = "\(try await lists.member(typed: actor))"
        }
        let wanted = query
        let page = try await console.waiting { () throws(AuditError) in
            try await audit.entries(wanted, request)
        }
        if console.format == .json { return console.show(page, as: AuditWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = AuditTable(entries: page.items, console: paged, acts: acts)
                if paged.format == .plain { return paged.show(table.plain) }
                for line in table.lines { paged.print(line) }
            }
        }
        // Its numbers are those of the log: none of them is a row of anything.
        lists.keep([AnyIdentifier](), on: console)
        console.tellPlace(
            of: page, options.pages, of: [program, "audit", "list"] + options.words,
            counting: { Phrase(en: $0.counted("entry"), ko: "\($0)개") },
            advice: Phrase(en: "No entries match.", ko: "조건에 맞는 기록이 없습니다."))
    }
}
