import Commands
import Deals
import DealsConsole
import Terminal
import Vocabulary

/// One's own deals, the last made first: where one sells, where one buys, or both.
struct DealListScreen: Screen {
    struct State: Hashable {
        /// Only where one stands on that side; nil for both.
        var side: DealSide?
        var pages = PagedList<DealView>()
        /// Whether the person has been elsewhere, from where they may come back to other rows.
        var wasLeft = false
    }

    enum Event {
        case came(Result<Page<DealView>, DealError>, isFirst: Bool)
        case look, more, refresh, nextSide
        case move(ListMove), choose(Int), open
    }

    let deals: any DealRepository

    static let section = Action("deals.list", Phrase(en: "My deals", ko: "내 거래"), [.text("T")])
    static let side = Action(
        "deals.side", Phrase(en: "Selling or buying", ko: "판매·구매"), [.text("s")], isShown: true)
    static let refresh = Action(
        "deals.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open, Self.side, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [load(&state, isFirst: true)])
    }

    func title(_ state: State) -> Phrase { Self.section.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 거래가 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Action.open.id): return .open
        case .action(Self.side.id): return .nextSide
        case .action(Self.refresh.id), .renewed: return .refresh
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
        case .nextSide:
            state.side = [nil: .selling, .selling: .buying][state.side] ?? nil
            state.pages = PagedList()
            return [load(&state, isFirst: true)]
        case .move(let move): state.pages.list.move(move, height)
        case .choose(let number): state.pages.list.select(number)
        case .open:
            guard let view = state.pages.list.selected else { return [] }
            state.wasLeft = true
            return [.open(.deal(view.id))]
        }
        return []
    }

    private func load(_ state: inout State, isFirst: Bool) -> Request<Event> {
        let (filter, reading) = (DealFilter(side: state.side), state.pages.reading(isFirst: isFirst))
        return .load(slot: "page") { [deals] in
            let answer = await reading.answer { page throws(DealError) in try await deals.deals(filter, page)
            }
            return .came(answer, isFirst: isFirst)
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
        let end = frame.put(words.text(in: around.language), at: bar.origin, within: bar, .role(.faint))
        frame.mark(
            Rect(bar.origin, Size(columns: end, rows: 1)).intersection(bar), as: .action(Self.side.id))
        frame.put(state.pages.list, in: list, around.language, nothing: Self.nothing) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    private static let nothing = Phrase(
        en: "You have no deals. On a listing, Enter reserves it.",
        ko: "거래가 없습니다. 물건을 열고 Enter를 누르면 예약할 수 있습니다.")
}

extension Frame {
    /// One deal on one line.
    fileprivate mutating func put(
        _ view: DealView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (deal, language) = (view.deal, around.language)
        let until = deal.state.isOpen ? deal.until.relative(to: around.now, in: language) : ""
        let columns = [
            RowColumn(until, width: 12, from: 50, .faint),
            RowColumn(view.other(than: around.member).name(in: language), width: 12, from: 60),
            RowColumn(deal.state.words.text(in: language), width: 10, from: 30, deal.state.role),
            RowColumn(
                deal.goods.price.asPrice(in: language), width: 11, from: 50, .accent, isRight: true),
        ]
        put(title: deal.title(in: language), columns, in: part, isSelected: isSelected)
    }
}

extension DealState {
    var role: Cell.Role {
        switch self {
        case .requested: .warning
        case .accepted: .good
        case .done, .declined, .cancelled, .expired: .faint
        }
    }
}
