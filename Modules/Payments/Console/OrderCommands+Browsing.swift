import Commands
import Payments
import PaymentsHTTP
import Terminal
import Vocabulary

extension OrderCommands {
    /// Shows a page of what there is.
    func browse(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw OrderError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(OrderError) in
            try await payments.browse(request)
        }
        if console.format == .json { return console.show(page, as: OrderWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = OrderTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
            lists.keep(page.items.map(\.order.id), on: console)
        }
        console.tellPlace(
            of: page, options, of: [program, "payments", "browse"],
            counting: { Phrase(en: "\($0)", ko: "\($0)개") },
            advice: Phrase(
                en: "There is nothing yet. Add the first with 'madang payments add'.",
                ko: "아직 없습니다. 'madang payments add'로 추가해 보세요."))
    }
}
