import Commands
import Deals
import DealsHTTP
import Terminal
import Vocabulary

extension DealCommands {
    /// Shows one deal and what was said in it.
    func show(_ options: IdentifierArgument<DealSubject>) async throws {
        let id = try options.identifier()
        let (view, messages) = try await console.waiting { () throws(DealError) in
            (try await deals.deal(id), try await deals.messages(id))
        }
        if console.format == .json { return console.show(DealDetails(view, messages), as: DealWire.details) }
        console.paged { $0.show(Fields(view, messages, on: $0)) }
    }

    /// Shows a page of one's own deals.
    func list(_ options: DealListOptions) async throws {
        let (filter, request) = try options.request()
        let page = try await console.waiting { () throws(DealError) in
            try await deals.deals(filter, request)
        }
        if console.format == .json { return console.show(page, as: DealWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = DealTable(views: page.items, console: paged)
                if paged.format == .plain { return paged.show(table.plain) }
                for line in table.lines { paged.print(line) }
            }
        }
        if console.format == .human { tellPlace(of: page, options) }
    }

    /// Says on the errors where the page stands and how to go on.
    private func tellPlace(of page: Page<DealView>, _ options: DealListOptions) {
        if let numbering = page.numbering, numbering.total > 0 {
            let (number, pages, total) = (numbering.number, numbering.pageCount, numbering.total)
            console.note(
                Phrase(
                    en: "Page \(number) of \(pages), \(total) deal\(total == 1 ? "" : "s") in all.",
                    ko: "\(pages)쪽 가운데 \(number)쪽, 모두 \(total)개."))
        } else if page.items.isEmpty {
            console.note(advice(options))
        }
        let command = [program, "deals", "list"] + options.words
        if let more = options.pages.more(behind: page, of: command) { console.note(more) }
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
