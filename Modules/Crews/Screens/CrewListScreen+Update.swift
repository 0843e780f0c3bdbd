import Commands
import Crews
import Terminal
import Vocabulary

extension CrewListScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .begin: return begin(&state, around)
        case .list(let event):
            let layout = layout(state, around)
            let requests = state.pages.update(
                layout.event(event), rows: layout.count, ask: ask(state)
            ) { .crew($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .changeForm:
            let former = layout(state, around)
            state.isGrid.toggle()
            state.pages.list.change(from: former, to: layout(state, around))
        case .filter(let filter):
            filter.change(&state.query)
            return restart(&state)
        case .go(let destination): return go(to: destination, &state, around)
        case .startSearch(let search):
            state.searched = search
            return self.search(.begin, &state)
        case .search(let event): return search(event, &state)
        }
        return []
    }

    private func search(_ event: KeywordSearch.Event, _ state: inout State) -> [Request<Event>] {
        let (requests, isNew) = state.search.take(event, &state.query[state.searched])
        let own: [Request<Event>] = requests.map { $0.map { .search($0) } }
        return isNew ? own + restart(&state) : own
    }

    /// The member's own crews from their beginning; a visitor is led to signing in.
    private func begin(_ state: inout State, _ around: Surroundings) -> [Request<Event>] {
        state.member = around.member
        guard around.member != nil else {
            return [.failed(CrewError.service(.signInRequired), retry: .begin)]
        }
        return restart(&state)
    }

    /// Reads the list from its beginning.
    func restart(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    /// Members alone have crews and found them: a visitor signs in first.
    private func go(
        to destination: Destination, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        guard around.member != nil else {
            return [.failed(CrewError.service(.signInRequired), retry: .go(destination))]
        }
        if destination == .newCrew { state.pages.wasLeft = true }
        return [.open(destination)]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(CrewError) -> Page<CrewView> {
        let (query, member) = (state.query, state.member)
        return { [kind, crews] page throws(CrewError) in
            switch kind {
            case .all: return try await crews.browse(query, page)
            case .of(let member): return try await crews.crews(of: member, page)
            case .mine:
                guard let member else { throw .service(.signInRequired) }
                return try await crews.crews(of: member, page)
            }
        }
    }

    /// How the list stands below the line of filters: as covers, or as lines.
    func layout(_ state: State, _ around: Surroundings) -> ListLayout {
        let room = Size(columns: around.size.columns, rows: around.size.rows - (kind == .all ? 1 : 0))
        return ListLayout(state.isGrid ? CellGrid(room) : nil, in: room, around)
    }
}
