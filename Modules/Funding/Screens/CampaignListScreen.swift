import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// Campaigns as lines with drawn progress, or as a grid with their photos: all, with search and filters, or
/// those of a shelter.
struct CampaignListScreen: Screen {
    /// Which campaigns are listed.
    enum Kind: Hashable {
        case all
        /// Those of a shelter; drafts among them for its people.
        case of(ShelterID)
    }

    struct State: Hashable {
        var query = CampaignQuery()
        var pages = PagedList<CampaignView>()
        /// The words being typed.
        var search = KeywordSearch()
        /// Whether it is seen as photos beside one another.
        var isGrid = true
    }

    enum Event {
        case list(ListEvent<CampaignView, FundingError>)
        case search(KeywordSearch.Event), filter(CampaignFilterKey), go(Destination), changeForm
    }

    let kind: Kind
    let funding: any FundingRepository

    static let name = Phrase(en: "Funding", ko: "펀딩")
    static let tab = Phrase(en: "Campaigns", ko: "펀딩")
    static let grid = GridActions(of: "funding", Phrase(en: "Photos or lines", ko: "사진·목록 전환"))
    static let search = Action("funding.search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)
    static let own = Action(
        "funding.backings", Phrase(en: "My backings", ko: "내 후원"), [.text("m")], isShown: true)
    /// As a row of the menu, found by its name on every screen.
    static let menu = Action("funding.own-backings", own.title, [])
    static let shelters = Action(
        "funding.shelters", Phrase(en: "Shelters", ko: "보호소"), [.text("p")], isShown: true)
    static let refresh = Action(
        "funding.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] {
        let ofAll = [Self.search, Self.own, Self.shelters] + CampaignFilterKey.actions
        let of = kind == .all ? ofAll : [ShelterScreen.new]
        return Self.grid.aside + [.open] + of + [Self.grid.form, Action.page, Self.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = restart(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { kind == .all ? Self.name : Self.tab }

    func record(in state: State) -> AnyIdentifier? { state.pages.list.selected?.publicRecord }

    func isTyping(_ state: State) -> Bool { state.search.line != nil }

    func enterTitle(_ state: State) -> Phrase? { state.search.enterTitle }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Action.open.id where state.pages.list.selected == nil:
            .refused(Phrase(en: "No campaign is chosen.", ko: "고른 펀딩이 없습니다."))
        case ShelterScreen.new.id:
            state.pages.list.selected?.role == .owner ? .possible : .absent
        default: Self.grid.availability(of: action, isGrid: state.isGrid, around) ?? .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let event = state.search.event(for: input) { return .search(event) }
        if let step = Self.grid.step(for: input) { return .list(.choose(state.pages.list.selection + step)) }
        if input.tells(of: { $0.prefix == CampaignSubject.prefix }) { return .list(.refresh) }
        switch input {
        case .action(Self.search.id): return .search(.begin)
        case .action(Self.own.id): return .go(.ownBackings)
        case .action(Self.shelters.id): return .go(.shelters)
        case .action(ShelterScreen.new.id): return newCampaign
        case .action(Self.grid.form.id): return .changeForm
        case .action(let id):
            if let filter = CampaignFilterKey(action: id) { return .filter(filter) }
        default: break
        }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }

    private var newCampaign: Event? {
        if case .of(let shelter) = kind { .go(.form(.draft(shelter))) } else { nil }
    }
}
