import Commands
import Crews
import Terminal
import Vocabulary

extension CrewListScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .begin: return begin(&state, around)
        case .list(let event):
            let requests = state.pages.update(
                grid(state, around)?.event(event) ?? event, rows: rows(state, around), ask: ask(state)
            ) { .crew($0.id) }
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
        case .startSearch(let search):
            state.searched = search
            state.search.begin(state.query[search])
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
        guard let words, words != state.query[state.searched] else { return [] }
        state.query[state.searched] = words
        return restart(&state)
    }

    /// The member's own crews from their beginning; a visitor is led to signing in.
    private func begin(_ state: inout State, _ around: Surroundings) -> [Request<Event>] {
        state.member = around.member
        guard around.member != nil else {
            return [.failed(CrewError.service(.signInRequired), retry: .begin)]
        }
        return restart(&state)
    }

    /// Another list: from its beginning.
    private func restart(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return read(&state)
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

    /// Reads the list from its beginning.
    func read(_ state: inout State) -> [Request<Event>] {
        [state.pages.begin(ask: ask(state)).map { .list($0) }]
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

    /// How many crews are seen: below the line of filters.
    func rows(_ state: State, _ around: Surroundings) -> Int {
        grid(state, around)?.count ?? max(0, room(around).rows)
    }

    /// Where the list is seen as covers; nil where it is lines.
    func grid(_ state: State, _ around: Surroundings) -> CellGrid? {
        guard state.isGrid, around.pictures != nil else { return nil }
        return CellGrid(room(around))
    }

    private func room(_ around: Surroundings) -> Size {
        let bar = kind == .all ? 1 : 0
        return Size(columns: around.size.columns, rows: max(0, around.size.rows - bar))
    }
}
