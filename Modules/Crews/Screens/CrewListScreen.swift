import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// Crews as lines, or as a grid with their covers: all that are open, with search and filters, or those of a
/// member.
struct CrewListScreen: Screen {
    /// Which crews are listed.
    enum Kind: Hashable {
        case all
        /// The principal's own.
        case mine
        /// Those of any member.
        case of(MemberID)
    }

    struct State: Hashable {
        var query = CrewQuery()
        var pages = PagedList<CrewView>()
        /// The words being typed, and what for.
        var search = KeywordSearch()
        var searched = CrewSearch.name
        /// Whether it is seen as covers beside one another.
        var isGrid = true
        /// The member whose own crews are listed; nil until it is known.
        var member: MemberID?
    }

    enum Event {
        case list(ListEvent<CrewView, CrewError>), begin
        case startSearch(CrewSearch), search(KeywordSearch.Event)
        case filter(CrewFilter), go(Destination), changeForm
    }

    let kind: Kind
    let crews: any CrewRepository

    static let name = Phrase(en: "Crews", ko: "크루")
    static let grid = GridActions(of: "crews", Phrase(en: "Covers or lines", ko: "표지·목록 전환"))
    static let mine = Action("crews.mine", Phrase(en: "My crews", ko: "내 크루"), [.text("m")], isShown: true)
    /// As a row of the menu, found by its name on every screen.
    static let menu = Action("crews.own", mine.title, [])
    static let found = Action(
        "crews.found", Phrase(en: "Found a crew", ko: "크루 만들기"), [.text("n")], isShown: true)
    static let refresh = Action(
        "crews.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] {
        let of = kind == .all ? CrewSearch.actions + [Self.mine] + CrewFilter.actions : []
        let mine = kind == .mine ? [CalendarScreen.show] : []
        return Self.grid.aside + [.open, Self.found] + of + mine
            + [Self.grid.form, Action.page, Self.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        // The member is known with the surroundings alone.
        if kind == .mine { return (state, [.load(slot: "begin") { .begin }]) }
        let requests = restart(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { kind == .mine ? Self.mine.title : Self.name }

    func record(in state: State) -> AnyIdentifier? { state.pages.list.selected?.publicRecord }

    func isTyping(_ state: State) -> Bool { state.search.line != nil }

    func enterTitle(_ state: State) -> Phrase? { state.search.enterTitle }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Action.open.id where state.pages.list.selected == nil:
            .refused(Phrase(en: "No crew is chosen.", ko: "고른 크루가 없습니다."))
        case Self.found.id: if case .of = kind { .absent } else { .possible }
        default: Self.grid.availability(of: action, isGrid: state.isGrid, around) ?? .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let event = state.search.event(for: input) { return .search(event) }
        if let step = Self.grid.step(for: input) { return .list(.choose(state.pages.list.selection + step)) }
        if input.tells(of: { $0.prefix == CrewSubject.prefix }) { return .list(.refresh) }
        switch input {
        case .action(Self.found.id): return .go(.newCrew)
        case .action(Self.mine.id): return .go(.ownCrews)
        case .action(CalendarScreen.show.id): return .go(.calendar(.own))
        case .action(Self.grid.form.id): return .changeForm
        case .renewed where kind == .mine: return .begin
        case .action(let id):
            if let filter = CrewFilter(action: id) { return .filter(filter) }
            if let search = CrewSearch(action: id) { return .startSearch(search) }
        default: break
        }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }
}

extension CrewView {
    /// Its identifier if visitors see it, as a web page does; else nil.
    var publicRecord: AnyIdentifier? { crew.state == .open ? AnyIdentifier(id) : nil }
}
