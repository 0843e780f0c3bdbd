import Commands
import Funding
import Terminal
import Vocabulary

extension CampaignListScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(
                grid(state, around)?.event(event) ?? event, rows: rows(state, around), ask: ask(state)
            ) { .campaign($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .changeForm: state.isGrid.toggle()
        case .moveAside(let step):
            return update(&state, .list(.choose(state.pages.list.selection + step)), around)
        case .filter(let filter):
            filter.change(&state.query)
            return restart(&state)
        case .go(let destination): return go(to: destination, &state, around)
        case .startSearch, .typed, .pasted, .searched, .endSearch: return search(event, &state)
        }
        return []
    }

    private func search(_ event: Event, _ state: inout State) -> [Request<Event>] {
        switch event {
        case .startSearch: state.search.begin(state.query.text)
        case .typed(let key):
            guard state.search.take(key) else { return [] }
            return [.wait(milliseconds: KeywordSearch.pause, slot: "search", .searched)]
        case .pasted(let text):
            state.search.insert(text)
            return [.wait(milliseconds: KeywordSearch.pause, slot: "search", .searched)]
        case .searched: return look(for: state.search.line?.text, &state)
        case .endSearch:
            let typed = state.search.end()
            return [.cancel(slot: "search")] + look(for: typed, &state)
        default: break
        }
        return []
    }

    private func look(for words: String?, _ state: inout State) -> [Request<Event>] {
        guard let words, words != state.query.text else { return [] }
        state.query.text = words
        return restart(&state)
    }

    /// Another list: from its beginning.
    private func restart(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return read(&state)
    }

    /// Members alone back and write campaigns: a visitor signs in first.
    private func go(
        to destination: Destination, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        guard around.member != nil || destination == .shelters else {
            return [.failed(FundingError.service(.signInRequired), retry: .go(destination))]
        }
        state.pages.wasLeft = true
        return [.open(destination)]
    }

    /// Reads the list from its beginning.
    func read(_ state: inout State) -> [Request<Event>] {
        [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(FundingError) -> Page<CampaignView> {
        { [kind, funding, query = state.query] page throws(FundingError) in
            switch kind {
            case .all: try await funding.browse(query, page)
            case .of(let shelter): try await Self.campaigns(of: shelter, page, funding)
            }
        }
    }

    /// Drafts, too, for the people of the shelter; for others what everybody sees.
    private static func campaigns(
        of shelter: ShelterID, _ page: PageRequest, _ funding: any FundingRepository
    ) async throws(FundingError) -> Page<CampaignView> {
        do throws(FundingError) {
            return try await funding.campaigns(of: shelter, page)
        } catch {
            switch error {
            case .shelterOnly, .service(.signInRequired): break
            default: throw error
            }
        }
        var query = CampaignQuery()
        (query.shelter, query.phase) = (shelter, .all)
        return try await funding.browse(query, page)
    }

    /// How many campaigns are seen: below the line of filters.
    func rows(_ state: State, _ around: Surroundings) -> Int {
        grid(state, around)?.count ?? max(0, room(around).rows)
    }

    /// Where the list is seen as photos; nil where it is lines.
    func grid(_ state: State, _ around: Surroundings) -> CellGrid? {
        guard state.isGrid, around.pictures != nil else { return nil }
        return CellGrid(room(around))
    }

    private func room(_ around: Surroundings) -> Size {
        let bar = kind == .all ? 1 : 0
        return Size(columns: around.size.columns, rows: max(0, around.size.rows - bar))
    }
}
