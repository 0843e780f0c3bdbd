import Commands
import Payments
import PaymentsHTTP
import Terminal
import Vocabulary

extension OrderCommands {
    /// Shows one order, and what comes next.
    func show(_ options: IdentifierArgument<OrderSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(OrderError) in try await orders.order(id) }
        if console.format == .json { return console.show(view, as: OrderWire.view) }
        console.paged { $0.show(Fields(Details(view), on: $0)) }
        tellNext(view)
    }

    /// Shows a page of the member's own orders. `command` is the words that asked for it, without the options
    /// of state and page.
    func list(_ side: OrderFilter.Side?, _ options: OrderPageOptions, command: [String]) async throws {
        let (filter, request) = try options.request(side)
        let page = try await console.waiting { () throws(OrderError) in
            try await orders.orders(filter, request)
        }
        if console.format == .json { return console.show(page, as: OrderWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = OrderTable(views: page.items, side: side, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.order.id), on: console)
        console.tellPlace(
            of: page, options.pages, of: [program] + command + options.words,
            counting: { Phrase(en: $0.counted("order"), ko: "\($0)건") },
            advice: advice(side, isFiltered: !options.words.isEmpty))
    }

    private func advice(_ side: OrderFilter.Side?, isFiltered: Bool) -> Phrase {
        if isFiltered { return Phrase(en: "No orders match.", ko: "조건에 맞는 주문이 없습니다.") }
        return side == .selling
            ? Phrase(en: "You have no sales yet.", ko: "아직 판매 주문이 없습니다.")
            : Phrase(
                en: "You have no orders yet. Run 'madang buy ID' to buy a listing.",
                ko: "아직 주문이 없습니다. 'madang buy ID'로 물건을 사 보세요.")
    }

    /// Shows what the member has as a payee, and a page of postings.
    func balance(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw OrderError.invalidFields(fieldErrors) }
        let statement = try await console.waiting { () throws(OrderError) in
            let balance = try await orders.balance()
            return PayeeStatement(balance: balance, postings: try await orders.postings(request))
        }
        switch console.format {
        case .json: return console.show(statement, as: PayeeStatement.coder)
        case .plain: for row in statement.rows { console.print(cells: row) }
        case .human: show(statement)
        }
        console.tellPlace(
            of: statement.postings, options, of: [program, "balance"],
            counting: { Phrase(en: $0.counted("posting"), ko: "\($0)건") },
            advice: Phrase(en: "There are no postings yet.", ko: "아직 내역이 없습니다."))
    }

    private func show(_ statement: PayeeStatement) {
        console.paged { paged in
            paged.show(statement.fields(in: paged.language))
            guard !statement.postings.items.isEmpty else { return }
            paged.print("")
            paged.show(statement.table(on: paged))
        }
    }
}
