import Board
import BoardHTTP
import Commands
import Terminal
import Vocabulary

extension PostCommands {
    /// Shows a page of what there is.
    func browse(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw PostError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(PostError) in
            try await board.browse(request)
        }
        if console.format == .json { return console.show(page, as: PostWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = PostTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
            lists.keep(page.items.map(\.post.id), on: console)
        }
        console.tellPlace(
            of: page, options, of: [program, "board", "browse"],
            counting: { Phrase(en: "\($0)", ko: "\($0)개") },
            advice: Phrase(
                en: "There is nothing yet. Add the first with 'madang board add'.",
                ko: "아직 없습니다. 'madang board add'로 추가해 보세요."))
    }
}
