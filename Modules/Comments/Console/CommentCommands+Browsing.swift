import Commands
import Comments
import CommentsHTTP
import Terminal
import Vocabulary

extension CommentCommands {
    /// Shows a page of what there is.
    func browse(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw CommentError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(CommentError) in
            try await comments.browse(request)
        }
        if console.format == .json { return console.show(page, as: CommentWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = CommentTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
            lists.keep(page.items.map(\.comment.id), on: console)
        }
        console.tellPlace(
            of: page, options, of: [program, "comments", "browse"],
            counting: { Phrase(en: "\($0)", ko: "\($0)개") },
            advice: Phrase(
                en: "There is nothing yet. Add the first with 'madang comments add'.",
                ko: "아직 없습니다. 'madang comments add'로 추가해 보세요."))
    }
}
