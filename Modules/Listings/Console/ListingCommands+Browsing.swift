import Commands
import Listings
import ListingsHTTP
import Terminal
import Vocabulary

extension ListingCommands {
    /// Shows the public listings that the options ask for.
    func browse(_ options: BrowseOptions) async throws {
        let (query, request) = try options.request()
        let page = try await console.waiting { () throws(ListingError) in
            try await listings.browse(query, request)
        }
        let restricted = !options.words.isEmpty
        let advice =
            restricted
            ? Phrase(
                en: "No listings match. Use fewer filters, or try another keyword.",
                ko: "조건에 맞는 물건이 없습니다. 조건을 줄이거나 다른 단어로 찾아보세요.")
            : Phrase(
                en: "There are no listings yet. Publish one with 'madang listings publish'.",
                ko: "아직 등록된 물건이 없습니다. 'madang listings publish'로 등록해 보세요.")
        show(page, .market, advice, following: ["browse"] + options.words, options.pages)
    }

    /// Shows one's own listings.
    func mine(_ options: MineOptions) async throws {
        var fieldErrors: [FieldError] = []
        let state: ListingState? = options.state.flatMap { value("state", $0, &fieldErrors) }
        let request = options.pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw ListingError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(ListingError) in
            try await listings.mine(state, request)
        }
        let advice = Phrase(
            en: "You have no listings. Publish one with 'madang listings publish'.",
            ko: "내 물건이 없습니다. 'madang listings publish'로 등록해 보세요.")
        let words = ["mine"] + (options.state.map { ["--state", $0] } ?? [])
        show(page, .own, advice, following: words, options.pages)
    }

    /// Shows the listings that one likes.
    func liked(_ options: PageOptions) async throws {
        var fieldErrors: [FieldError] = []
        let request = options.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw ListingError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(ListingError) in try await listings.liked(request) }
        let advice = Phrase(
            en: "You have no liked listings. Like one with 'madang listings like ID'.",
            ko: "좋아요를 누른 물건이 없습니다. 'madang listings like ID'로 눌러 보세요.")
        show(page, .market, advice, following: ["liked"], options)
    }

    private func show(
        _ page: Page<ListingView>, _ kind: ListingTable.Kind, _ advice: Phrase, following words: [String],
        _ options: PageOptions
    ) {
        if console.format == .json { return console.show(page, as: ListingWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = ListingTable(views: page.items, kind: kind, console: paged)
                if paged.format == .plain { return paged.show(table.plain) }
                for line in table.lines { paged.print(line) }
            }
        }
        if console.format == .human { tellPlace(of: page, advice, words, options) }
    }

    /// Says on the errors where the page stands and how to go on.
    private func tellPlace(
        of page: Page<ListingView>, _ advice: Phrase, _ words: [String], _ options: PageOptions
    ) {
        if let numbering = page.numbering, numbering.total > 0 {
            let (number, pages, total) = (numbering.number, numbering.pageCount, numbering.total)
            console.note(
                Phrase(
                    en: "Page \(number) of \(pages), \(total) listing\(total == 1 ? "" : "s") in total.",
                    ko: "전체 \(pages)페이지 중 \(number)페이지, 모두 \(total)개."))
        } else if page.items.isEmpty {
            console.note(advice)
        }
        if let more = options.more(behind: page, of: [program, "listings"] + words) { console.note(more) }
    }
}
