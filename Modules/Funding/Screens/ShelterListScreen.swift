import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// Shelters: those that are verified, with a search, or the principal's own in any state.
struct ShelterListScreen: Screen {
    struct State: Hashable {
        var query = ShelterQuery()
        var pages = PagedList<ShelterView>()
        /// The words being typed.
        var search = KeywordSearch()
    }

    enum Event {
        case list(ListEvent<ShelterView, FundingError>), begin, go(Destination), search(KeywordSearch.Event)
    }

    /// Whether the principal's own shelters are listed.
    let isOwn: Bool
    let funding: any FundingRepository

    static let own = Action(
        "funding.own-shelters", Phrase(en: "My shelters", ko: "내 보호소"), [.text("m")], isShown: true)
    /// As a row of the menu, found by its name on every screen.
    static let menu = Action("funding.menu-shelters", own.title, [])
    static let found = Action(
        "funding.found", Phrase(en: "Found a shelter", ko: "보호소 등록"), [.text("n")], isShown: true)
    static let search = Action(
        "funding.search-shelters", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)

    var actions: [Action] {
        [.open, Self.found] + (isOwn ? [] : [Self.search, Self.own])
            + [Action.page, CampaignListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        // The member is known with the surroundings alone.
        if isOwn { return (state, [.load(slot: "begin") { .begin }]) }
        let requests = restart(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { isOwn ? Self.own.title : CampaignListScreen.shelters.title }

    func record(in state: State) -> AnyIdentifier? { state.pages.list.selected?.publicRecord }

    func isTyping(_ state: State) -> Bool { state.search.line != nil }

    func enterTitle(_ state: State) -> Phrase? { state.search.enterTitle }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "No shelter is chosen.", ko: "고른 보호소가 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let event = state.search.event(for: input) { return .search(event) }
        if input.tells(of: { $0.prefix == ShelterSubject.prefix }) { return .list(.refresh) }
        switch input {
        case .action(Self.found.id): return .go(.form(.found))
        case .action(Self.own.id): return .go(.ownShelters)
        case .action(Self.search.id): return .search(.begin)
        case .renewed where isOwn: return .begin
        default: break
        }
        return ListEvent(
            input, refresh: CampaignListScreen.refresh, selection: state.pages.list.selection
        ).map { .list($0) }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: rows(around), ask: ask(state)) { .shelter($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .begin:
            guard around.member != nil else {
                return [.failed(FundingError.service(.signInRequired), retry: .begin)]
            }
            return restart(&state)
        case .go(let destination):
            guard around.member != nil else {
                return [.failed(FundingError.service(.signInRequired), retry: .go(destination))]
            }
            state.pages.wasLeft = true
            return [.open(destination)]
        case .search(let event): return search(event, &state)
        }
    }
}

extension ShelterListScreen {
    private func search(_ event: KeywordSearch.Event, _ state: inout State) -> [Request<Event>] {
        let (requests, isNew) = state.search.take(event, &state.query.name)
        let own: [Request<Event>] = requests.map { $0.map { .search($0) } }
        return isNew ? own + restart(&state) : own
    }

    /// Reads the list from its beginning.
    private func restart(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(FundingError) -> Page<ShelterView> {
        { [isOwn, funding, query = state.query] page throws(FundingError) in
            guard isOwn else { return try await funding.shelters(query, page) }
            return Page(items: try await funding.ownShelters())
        }
    }

    private func rows(_ around: Surroundings) -> Int { max(0, around.size.rows - (isOwn ? 0 : 1)) }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: isOwn ? 0 : 1)
        if state.search.line != nil {
            frame.put(Self.search.title.text(in: around.language), state.search, in: bar)
        } else if !state.query.name.isEmpty {
            frame.put("\"\(state.query.name)\"", at: bar.origin, within: bar, .role(.accent))
            frame.mark(bar, as: .action(Self.search.id))
        }
        let nothing =
            isOwn
            ? Phrase(en: "You are in no shelter. n founds one.", ko: "함께하는 보호소가 없습니다. n을 누르면 등록할 수 있습니다.")
            : Phrase(en: "No shelter was found.", ko: "찾는 보호소가 없습니다.")
        frame.put(
            state.pages.list, in: list, around.language, hasCursor: state.search.line == nil, nothing: nothing
        ) {
            $0.put($1, in: $2, isSelected: $3, around.language)
        }
        return frame
    }
}

extension Frame {
    /// One shelter on one line.
    fileprivate mutating func put(
        _ view: ShelterView, in part: Rect, isSelected: Bool, _ language: Language
    ) {
        let (shelter, details) = (view.shelter, view.shelter.details)
        let columns = [
            RowColumn(shelter.state.words.text(in: language), width: 12, from: 50, shelter.state.style.role),
            RowColumn(details.place, width: 24, from: 60, .faint),
        ]
        let role = view.role.map { $0.words.text(in: language) } ?? ""
        put(
            title: details.name, mark: (role.isEmpty ? "" : "[\(role)]", role), columns, in: part,
            isSelected: isSelected)
    }
}
