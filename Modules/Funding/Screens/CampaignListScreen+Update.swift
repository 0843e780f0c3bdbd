import Commands
import Funding
import Terminal
import Vocabulary

extension CampaignListScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let layout = layout(state, around)
            let requests = state.pages.update(
                layout.event(event), rows: layout.count, ask: ask(state)
            ) { .campaign($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .changeForm:
            let former = layout(state, around)
            state.isGrid.toggle()
            state.pages.list.change(from: former, to: layout(state, around))
        case .filter(let filter):
            filter.change(&state.query)
            return restart(&state)
        case .go(let destination): return go(to: destination, &state, around)
        case .search(let event): return search(event, &state)
        }
        return []
    }

    private func search(_ event: KeywordSearch.Event, _ state: inout State) -> [Request<Event>] {
        let (requests, isNew) = state.search.take(event, &state.query.text)
        let own: [Request<Event>] = requests.map { $0.map { .search($0) } }
        return isNew ? own + restart(&state) : own
    }

    /// Reads the list from its beginning.
    func restart(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return [state.pages.begin(ask: ask(state)).map { .list($0) }]
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

    /// How the list stands below the line of filters: as photos, or as lines.
    func layout(_ state: State, _ around: Surroundings) -> ListLayout {
        let room = Size(columns: around.size.columns, rows: around.size.rows - (kind == .all ? 1 : 0))
        return ListLayout(state.isGrid ? CellGrid(room) : nil, in: room, around)
    }
}
