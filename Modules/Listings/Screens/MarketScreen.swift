import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// The market: listings with search, filters and endless scrolling.
struct MarketScreen: Screen {
    struct State: Hashable {
        var query = ListingQuery()
        var pages = PagedList<ListingView>()
        /// The search being typed.
        var search = KeywordSearch()
        /// Whether it is seen as pictures beside one another.
        var isGrid = false
    }

    enum Event {
        case list(ListEvent<ListingView, ListingError>)
        case search(KeywordSearch.Event), filter(MarketFilter), go(Destination), changeForm
        /// The leagues to filter by; none for all.
        case leagues([String])
        case like, liked(ListingID, Result<LikeCount, ListingError>), setLike(ListingID, Bool)
        /// That is sent later.
        case willLike(ListingID, Bool)
    }

    let listings: any ListingRepository
    /// The query before search and filters: all listings, or one member's.
    var base = ListingQuery()

    static let grid = GridActions(of: "listings", Phrase(en: "Pictures or lines", ko: "사진·목록 전환"))
    static let search = Action(
        "listings.search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)
    static let refresh = Action("refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    static let nothingChosen = Availability.refused(
        Phrase(en: "Nothing is chosen.", ko: "고른 물건이 없습니다."))

    var actions: [Action] {
        Self.grid.aside + [.open, Self.search, ListingScreen.like, ListingForm.sell, Self.grid.form]
            + MarketFilter.actions + OwnList.actions + [Self.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State(query: base)
        return (state, restart(&state))
    }

    func title(_ state: State) -> Phrase {
        switch (base.seller, base.excluding) {
        case (nil, _): Phrase(en: "For sale", ko: "중고 장터")
        case (_?, nil): Phrase(en: "Listings", ko: "물건")
        case (_?, _?): ListingScreen.others.title
        }
    }

    func isTyping(_ state: State) -> Bool { state.search.line != nil }

    func enterTitle(_ state: State) -> Phrase? { state.search.enterTitle }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Action.open.id: state.pages.list.selected == nil ? Self.nothingChosen : .possible
        case ListingScreen.like.id:
            state.pages.list.selected?.liking(by: around.member) ?? Self.nothingChosen
        default: Self.grid.availability(of: action, isGrid: state.isGrid, around) ?? .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let event = state.search.event(for: input) { return .search(event) }
        if let step = Self.grid.step(for: input) { return .list(.choose(state.pages.list.selection + step)) }
        switch input {
        case .action(Self.search.id): return .search(.begin)
        case .action(ListingScreen.like.id): return .like
        case .action(ListingForm.sell.id): return .go(.newListing)
        case .action(Self.grid.form.id): return .changeForm
        case .given(let values): return LeagueListScreen.leagues(in: values).map { .leagues($0) }
        case .action(let id):
            if let filter = MarketFilter(action: id) { return .filter(filter) }
            if let list = OwnList(action: id) { return .go(list.destination) }
        default: break
        }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }

    /// Reads the list from its beginning.
    func restart(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(ListingError) -> Page<ListingView> {
        { [listings, query = state.query] page throws(ListingError) in try await listings.browse(query, page)
        }
    }
}

/// How many like a listing, and whether the person does.
struct LikeCount: Hashable, Sendable {
    let count: Int
    let isLiked: Bool
}
