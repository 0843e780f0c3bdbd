import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// What a member sells or likes, gone through without end.
struct OwnListScreen: Screen {
    struct State: Hashable {
        /// Only what is so; nil for all.
        var state: ListingState?
        var pages = PagedList<ListingView>()
        /// Whether the person has been elsewhere, from where they may come back to other rows.
        var wasLeft = false
    }

    enum Event {
        case came(Result<Page<ListingView>, ListingError>, isFirst: Bool)
        case look, more, refresh, nextState
        case move(ListMove), choose(Int), open, sell
    }

    let kind: OwnList
    let listings: any ListingRepository

    static let state = Action(
        "listings.state", Phrase(en: "State", ko: "상태"), [.text("s")], isShown: true)

    var actions: [Action] {
        let own = kind == .mine ? [Self.state, ListingForm.sell] : []
        return [.open] + own + [MarketScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [load(&state, isFirst: true)])
    }

    func title(_ state: State) -> Phrase { kind.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return MarketScreen.nothingChosen
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Action.open.id): return .open
        case .action(Self.state.id): return .nextState
        case .action(ListingForm.sell.id): return .sell
        case .action(MarketScreen.refresh.id), .renewed: return .refresh
        case .appeared: return .look
        case .chosen(let number): return number == state.pages.list.selection ? .open : .choose(number)
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        let height = rows(around)
        var requests = changed(&state, event, height)
        state.pages.list.settle(height)
        if state.pages.list.wantsMore(height) { requests.append(load(&state, isFirst: false)) }
        return requests
    }

    private func changed(_ state: inout State, _ event: Event, _ height: Int) -> [Request<Event>] {
        switch event {
        case .came(let answer, let isFirst):
            guard let error = state.pages.take(answer, isFirst: isFirst) else { return [] }
            return [.failed(error, retry: isFirst ? .refresh : .more)]
        case .look:
            return state.wasLeft ? [load(&state, isFirst: true)] : []
        case .more: state.pages.list.tail = .more
        case .refresh: return [load(&state, isFirst: true)]
        case .nextState:
            state.state = Self.state(behind: state.state)
            state.pages = PagedList()
            return [load(&state, isFirst: true)]
        case .move(let move): state.pages.list.move(move, height)
        case .choose(let number): state.pages.list.select(number)
        case .open:
            guard let view = state.pages.list.selected else { return [] }
            return leave(for: .listing(view.listing.id), &state)
        case .sell: return leave(for: .newListing, &state)
        }
        return []
    }

    private func leave(for destination: Destination, _ state: inout State) -> [Request<Event>] {
        state.wasLeft = true
        return [.open(destination)]
    }

    /// Those that sellers look for; what is removed is in no list.
    private static let states: [ListingState] = [.onSale, .reserved, .sold, .hidden, .draft]

    private static func state(behind state: ListingState?) -> ListingState? {
        guard let place = state.flatMap(states.firstIndex(of:)) else { return states.first }
        return states.dropFirst(place + 1).first
    }

    private func load(_ state: inout State, isFirst: Bool) -> Request<Event> {
        let (wanted, reading) = (state.state, state.pages.reading(isFirst: isFirst))
        return .load(slot: "page") { [kind, listings] in
            let answer = await reading.answer { page throws(ListingError) in
                try await kind.page(page, wanted, of: listings)
            }
            return .came(answer, isFirst: isFirst)
        }
    }

    /// How many rows of the list are seen: what one sells has a line above for the state.
    private func rows(_ around: Surroundings) -> Int {
        max(0, around.size.rows - (kind == .mine ? 1 : 0))
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: around.size.rows - rows(around))
        if kind == .mine {
            let words = state.state?.words ?? Phrase(en: "all states", ko: "전체 상태")
            let end = frame.put(
                words.text(in: around.language), at: bar.origin, within: bar, .role(.faint))
            frame.mark(
                Rect(bar.origin, Size(columns: end, rows: 1)).intersection(bar),
                as: .action(Self.state.id))
        }
        frame.put(state.pages.list, in: list, around, nothing: kind.nothing(state.state))
        return frame
    }
}
