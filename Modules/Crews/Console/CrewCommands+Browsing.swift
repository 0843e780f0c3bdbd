import Commands
import Crews
import CrewsHTTP
import Terminal
import Vocabulary

extension CrewCommands {
    /// Shows a page of what there is.
    func browse(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw CrewError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(CrewError) in
            try await crews.browse(request)
        }
        if console.format == .json { return console.show(page, as: CrewWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = CrewTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
            lists.keep(page.items.map(\.crew.id), on: console)
        }
        console.tellPlace(
            of: page, options, of: [program, "crews", "browse"],
            counting: { Phrase(en: "\($0)", ko: "\($0)개") },
            advice: Phrase(
                en: "There is nothing yet. Add the first with 'madang crews add'.",
                ko: "아직 없습니다. 'madang crews add'로 추가해 보세요."))
    }
}
