import Commands
import Deals
import DealsConsole
import Terminal
import Vocabulary

/// The member's own deals, the youngest first: as seller, as buyer, or both.
struct DealListScreen: Screen {
    struct State: Hashable {
        /// Only where one stands on that side; nil for both.
        var side: DealSide?
        var pages = PagedList<DealView>()
    }

    enum Event {
        case list(ListEvent<DealView, DealError>)
        case nextSide
    }

    let deals: any DealRepository

    /// Opens the screen from every other.
    static let show = Action("deals.list", Phrase(en: "My deals", ko: "내 거래"), [.text("T")])
    static let side = Action(
        "deals.side", Phrase(en: "Selling or buying", ko: "판매·구매"), [.text("s")], isShown: true)
    static let refresh = Action(
        "deals.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open, Self.side, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, begin(&state))
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 거래가 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input == .action(Self.side.id) { return .nextSide }
        if input.tells(of: { $0.prefix == DealSubject.prefix }) { return .list(.refresh) }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: rows(around), ask: ask(state)) { .deal($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .nextSide:
            state.side = [nil: .selling, .selling: .buying][state.side] ?? nil
            state.pages = PagedList()
            return begin(&state)
        }
    }

    private func begin(_ state: inout State) -> [Request<Event>] {
        [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(DealError) -> Page<DealView> {
        { [deals, filter = DealFilter(side: state.side)] page throws(DealError) in
            try await deals.deals(filter, page)
        }
    }

    /// How many rows of the list are seen: below the line that says which side.
    func rows(_ around: Surroundings) -> Int { max(0, around.size.rows - 1) }
}

extension DealListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        let words = state.side?.words ?? Phrase(en: "selling and buying", ko: "판매·구매 모두")
        frame.put(words.text(in: around.language), to: Self.side.id, at: bar.origin, in: bar, .role(.faint))
        let nothing = state.side == nil ? Self.nothing : Self.noneOfSide
        frame.put(state.pages.list, in: list, around.language, nothing: nothing) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    private static let nothing = Phrase(
        en: "You have no deals. On a listing, Enter reserves it.",
        ko: "거래가 없습니다. 물건을 열고 Enter를 누르면 예약할 수 있습니다.")
    private static let noneOfSide = Phrase(en: "You have no such deals.", ko: "조건에 맞는 거래가 없습니다.")
}

extension Frame {
    /// One deal on one line.
    fileprivate mutating func put(
        _ view: DealView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (deal, language) = (view.deal, around.language)
        let columns = [
            RowColumn(deal.deadline, around, from: 50),
            RowColumn(view.other(than: around.member).name(in: language), width: 12, from: 60),
            RowColumn(deal.standing.text(in: language), width: 11, from: 30, deal.style.role),
            RowColumn(
                deal.goods.price.asPrice(in: language), width: 11, from: 50, .accent, isRight: true),
        ]
        put(title: deal.title(in: language), columns, in: part, isSelected: isSelected)
    }
}
