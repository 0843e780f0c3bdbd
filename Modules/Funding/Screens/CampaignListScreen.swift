import Commands
import Funding
import Terminal
import Vocabulary

/// What there is, the newest first.
struct CampaignListScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<CampaignView>()
    }

    enum Event {
        case list(ListEvent<CampaignView, CampaignError>)
        case add
    }

    let funding: any CampaignRepository

    /// Without a key of its own: `:` finds it by its name. Keys are for what most people want often.
    static let show = Action("funding.list", Phrase(en: "Funding", ko: "항목"), [])
    static let add = Action("funding.add", Phrase(en: "Add", ko: "추가"), [.text("n")], isShown: true)
    static let refresh = Action(
        "funding.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open, Self.add, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let request = state.pages.begin(ask: ask)
        return (state, [request.map { .list($0) }])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 항목이 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input == .action(Self.add.id) { return .add }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: around.size.rows, ask: ask) { .campaign($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .add where around.member == nil:
            return [.failed(CampaignError.service(.signInRequired), retry: .add)]
        case .add:
            state.pages.wasLeft = true
            return [.open(.newCampaign)]
        }
    }

    private var ask: @Sendable (PageRequest) async throws(CampaignError) -> Page<CampaignView> {
        { [funding] page throws(CampaignError) in try await funding.browse(page) }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(
            en: "There is nothing yet. n adds the first.", ko: "아직 없습니다. n을 누르면 추가할 수 있습니다.")
        frame.put(state.pages.list, in: frame.bounds, language, nothing: nothing) {
            frame, view, part, isSelected in
            let moment = view.campaign.createdAt.relative(to: around.now, in: language)
            let columns = [
                RowColumn(moment, width: 12, from: 50, .faint),
                RowColumn(view.owner.name(in: language), width: 12, from: 70),
            ]
            frame.put(title: view.campaign.title, columns, in: part, isSelected: isSelected)
        }
        return frame
    }
}
