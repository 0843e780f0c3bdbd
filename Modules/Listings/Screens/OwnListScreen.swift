import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// A member's own or liked listings, with endless scrolling.
struct OwnListScreen: Screen {
    struct State: Hashable {
        /// The state to filter by; nil for all.
        var state: ListingState?
        var pages = PagedList<ListingView>()
    }

    enum Event {
        case list(ListEvent<ListingView, ListingError>)
        case nextState, sell
    }

    let kind: OwnList
    let listings: any ListingRepository

    static let state = Action(
        "listings.state", Phrase(en: "State", ko: "상태"), [.text("s")], isShown: true)

    var actions: [Action] {
        let own = kind == .mine ? [Self.state, ListingForm.sell] : []
        return [.open] + own + [Action.page, MarketScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, begin(&state))
    }

    func title(_ state: State) -> Phrase { kind.title }

    func record(in state: State) -> AnyIdentifier? { state.pages.list.selected?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return MarketScreen.nothingChosen
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.state.id): .nextState
        case .action(ListingForm.sell.id): .sell
        default:
            ListEvent(input, refresh: MarketScreen.refresh, selection: state.pages.list.selection)
                .map { .list($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: rows(around), ask: ask(state)) { .listing($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .nextState:
            state.state = Self.state(behind: state.state)
            state.pages = PagedList()
            return begin(&state)
        case .sell:
            state.pages.wasLeft = true
            return [.open(.newListing)]
        }
    }

    private func begin(_ state: inout State) -> [Request<Event>] {
        [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(ListingError) -> Page<ListingView> {
        { [kind, listings, wanted = state.state] page throws(ListingError) in
            try await kind.page(page, wanted, of: listings)
        }
    }

    /// The states to filter by; no list has removed listings.
    private static let states: [ListingState] = [.onSale, .reserved, .sold, .hidden, .draft]

    private static func state(behind state: ListingState?) -> ListingState? {
        guard let place = state.flatMap(states.firstIndex(of:)) else { return states.first }
        return states.dropFirst(place + 1).first
    }

    /// The visible rows; the list of own listings has a line above for the state.
    private func rows(_ around: Surroundings) -> Int {
        max(0, around.size.rows - (kind == .mine ? 1 : 0))
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: around.size.rows - rows(around))
        if kind == .mine {
            let words = state.state?.words ?? Phrase(en: "all states", ko: "전체 상태")
            frame.put(
                words.text(in: around.language), to: Self.state.id, at: bar.origin, in: bar, .role(.faint))
        }
        frame.put(state.pages.list, in: list, around.language, nothing: kind.nothing(state.state)) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }
}
