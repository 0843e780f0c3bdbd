import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// What is for sale: found by words and filters, gone through without end.
struct MarketScreen: Screen {
    struct State: Hashable {
        var query = ListingQuery()
        var pages = PagedList<ListingView>()
        /// What is being looked for while somebody types; nil otherwise.
        var search: EditedLine?
        /// Whether the person is at something of their own, which may look otherwise afterwards.
        var isSelling = false
    }

    enum Event {
        case came(Result<Page<ListingView>, ListingError>, isFirst: Bool)
        case look, more, refresh
        case move(ListMove)
        case choose(Int), open
        case startSearch, typed(Key), pasted(String), searched, endSearch
        case filter(MarketFilter), go(Destination)
        case like, liked(ListingID, Result<LikeCount, ListingError>), setLike(ListingID, Bool)
    }

    let listings: any ListingRepository
    /// What it is a list of, before somebody looks for words or filters: all, or what one member sells.
    var base = ListingQuery()

    static let search = Action(
        "listings.search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)
    static let refresh = Action("refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    static let nothingChosen = Availability.refused(
        Phrase(en: "Nothing is chosen.", ko: "고른 물건이 없습니다."))

    var actions: [Action] {
        [.open, Self.search, ListingScreen.like, ListingForm.sell] + MarketFilter.actions
            + OwnList.allCases.map(\.action) + [Self.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State(query: base)
        return (state, [load(&state, isFirst: true)])
    }

    func title(_ state: State) -> Phrase {
        base.seller == nil ? Phrase(en: "For sale", ko: "중고 장터") : ListingScreen.others.title
    }

    func isTyping(_ state: State) -> Bool { state.search != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Action.open.id, ListingScreen.like.id:
            state.pages.list.selected == nil
                ? Self.nothingChosen : .possible
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Action.open.id): return state.search == nil ? .open : .endSearch
        case .action(Action.back.id): return state.search == nil ? nil : .endSearch
        case .action(Self.search.id): return .startSearch
        case .action(Self.refresh.id), .renewed: return .refresh
        case .appeared: return .look
        case .action(ListingScreen.like.id): return .like
        case .action(ListingForm.sell.id): return .go(.newListing)
        case .action(let id):
            return MarketFilter(action: id).map { .filter($0) }
                ?? OwnList(action: id).map { .go($0.destination) }
        case .typed(let key): return .typed(key)
        case .pasted(let text): return .pasted(text)
        case .chosen(let number): return number == state.pages.list.selection ? .open : .choose(number)
        default: return nil
        }
    }

    func load(_ state: inout State, isFirst: Bool) -> Request<Event> {
        let (query, reading) = (state.query, state.pages.reading(isFirst: isFirst))
        return .load(slot: "page") { [listings] in
            let answer = await reading.answer { page throws(ListingError) in
                try await listings.browse(query, page)
            }
            return .came(answer, isFirst: isFirst)
        }
    }
}

/// How many like a listing, and whether the person does.
struct LikeCount: Hashable, Sendable {
    let count: Int
    let isLiked: Bool
}
