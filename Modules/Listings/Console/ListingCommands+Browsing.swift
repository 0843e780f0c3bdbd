import Commands
import Listings
import ListingsHTTP
import Terminal
import Vocabulary

extension ListingCommands {
    /// Shows the public listings that the options ask for.
    func browse(_ options: BrowseOptions) async throws {
        var (query, request) = try options.request()
        if let seller = options.seller { query.seller = try await lists.member(typed: seller) }
        let wanted = query
        let page = try await console.waiting { () throws(ListingError) in
            try await listings.browse(wanted, request)
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

    /// Shows the member's own listings.
    func mine(_ options: MineOptions) async throws {
        var fieldErrors: [FieldError] = []
        let state: ListingState? = options.state.flatMap { value("state", $0, &fieldErrors) }
        let request = options.pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw ListingError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(ListingError) in
            try await listings.mine(state, request)
        }
        let none = Phrase(
            en: "You have no listings in this state. Run 'madang listings mine' to see all.",
            ko: "이 상태의 내 물건이 없습니다. 'madang listings mine'으로 모두 볼 수 있습니다.")
        let advice = Phrase(
            en: "You have no listings. Publish one with 'madang listings publish'.",
            ko: "내 물건이 없습니다. 'madang listings publish'로 등록해 보세요.")
        let words = ["mine"] + (options.state.map { ["--state", $0] } ?? [])
        show(page, .own, state == nil ? advice : none, following: words, options.pages)
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

    /// Shows the seller's other listings.
    func others(_ options: OthersOptions) async throws {
        let id = try options.listing.identifier(among: lists)
        var fieldErrors: [FieldError] = []
        let request = options.pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw ListingError.invalidFields(fieldErrors) }
        let page = try await console.waiting { () throws(ListingError) in
            var query = ListingQuery()
            query.seller = try await listings.listing(id).seller.id
            query.excluding = id
            return try await listings.browse(query, request)
        }
        let advice = Phrase(en: "This seller has nothing else.", ko: "이 판매자의 다른 물건이 없습니다.")
        show(page, .market, advice, following: ["others", "\(id)"], options.pages)
    }

    private func show(
        _ page: Page<ListingView>, _ kind: ListingTable.Kind, _ advice: Phrase, following words: [String],
        _ options: PageOptions
    ) {
        if console.format == .json { return console.show(page, as: ListingWire.page) }
        if !page.items.isEmpty {
            console.paged { paged in
                let table = ListingTable(views: page.items, kind: kind, console: paged)
                paged.show(paged.format == .plain ? table.plain : table.table)
            }
        }
        lists.keep(page.items.map(\.listing.id), on: console)
        console.tellPlace(
            of: page, options, of: [program, "listings"] + words,
            counting: {
                Phrase(en: $0.counted("listing"), ko: "\($0)개")
            }, advice: advice)
    }
}
