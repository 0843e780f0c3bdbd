import Commands
import Deals
import DealsHTTP
import Terminal
import Vocabulary

extension DealCommands {
    /// Shows one deal, what comes next if it is paid for and, while the two can write, where they talk about
    /// it.
    func show(_ options: IdentifierArgument<DealSubject>) async throws {
        let id = try options.identifier(among: lists)
        let view = try await console.waiting { () throws(DealError) in try await deals.deal(id) }
        if console.format == .json { return console.show(view, as: DealWire.view) }
        console.paged { $0.show(Fields(Details(view), on: $0)) }
        tellNext(view)
        if view.deal.isOpenToWords(at: console.now) { tell(talking(in: id)) }
    }

    private func talking(in id: DealID) -> Phrase {
        Phrase(
            en: "Run 'madang conversations show \(id)' to read what you two said, "
                + "'madang conversations send \(id) TEXT' to write.",
            ko: "'madang conversations show \(id)'(으)로 나눈 대화를 보고, "
                + "'madang conversations send \(id) 내용'으로 메시지를 보내세요.")
    }

    /// Shows a page of the member's own deals.
    func list(_ options: DealListOptions) async throws {
        let (filter, request) = try options.request()
        let page = try await console.waiting { () throws(DealError) in
            try await deals.deals(filter, request)
        }
        if console.format == .json { return console.show(page, as: DealWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = DealTable(views: page.items, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.deal.id), on: console)
        console.tellPlace(
            of: page, options.pages, of: [program, "deals", "list"] + options.words,
            counting: { Phrase(en: $0.counted("deal"), ko: "\($0)개") },
            advice: advice(options))
    }

    private func advice(_ options: DealListOptions) -> Phrase {
        guard options.words.isEmpty else {
            return Phrase(en: "No deals match.", ko: "조건에 맞는 거래가 없습니다.")
        }
        return Phrase(
            en: "You have no deals yet. Run 'madang listings reserve ID' to reserve a listing.",
            ko: "아직 거래가 없습니다. 'madang listings reserve ID'로 물건을 예약해 보세요.")
    }
}
