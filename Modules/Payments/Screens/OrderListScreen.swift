import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// The member's own orders, the youngest first: as buyer, as seller or both, in one state or all.
struct OrderListScreen: Screen {
    struct State: Hashable {
        var filter = OrderFilter()
        var pages = PagedList<OrderView>()
    }

    enum Event {
        case list(ListEvent<OrderView, OrderError>)
        case nextSide, nextState
    }

    let orders: any OrderRepository

    /// Opens the screen from every other.
    static let show = Action("orders.list", Phrase(en: "My orders", ko: "내 주문"), [.text("O")])
    static let side = Action(
        "orders.side", Phrase(en: "Purchases or sales", ko: "구매·판매"), [.text("s")], isShown: true)
    static let state = Action("orders.state", Phrase(en: "State", ko: "상태"), [.text("t")], isShown: true)
    static let refresh = Action(
        "orders.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open, Self.side, Self.state, Self.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = begin(&state)
        return (state, requests)
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 주문이 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.side.id): return .nextSide
        case .action(Self.state.id): return .nextState
        default: break
        }
        if input.tells(of: { $0.prefix == OrderSubject.prefix }) { return .list(.refresh) }
        return ListEvent(input, refresh: Self.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let requests = state.pages.update(event, rows: rows(around), ask: ask(state)) { .order($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .nextSide:
            state.filter.side = Self.value(behind: state.filter.side, OrderFilter.Side.allCases)
            return begin(&state)
        case .nextState:
            state.filter.state = Self.value(behind: state.filter.state, OrderState.allCases)
            return begin(&state)
        }
    }

    /// The value behind that one; nil, which stands for all, behind the last.
    private static func value<Value: Equatable>(behind value: Value?, _ all: [Value]) -> Value? {
        guard let value, let place = all.firstIndex(of: value) else { return all.first }
        return all.indices.contains(place + 1) ? all[place + 1] : nil
    }

    private func begin(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(OrderError) -> Page<OrderView> {
        { [orders, filter = state.filter] page throws(OrderError) in try await orders.orders(filter, page) }
    }

    /// How many rows of the list are seen: below the line that says which side and state.
    private func rows(_ around: Surroundings) -> Int { max(0, around.size.rows - 1) }
}

extension OrderListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        put(state.filter, in: bar, around.language, &frame)
        frame.put(state.pages.list, in: list, around.language, nothing: Self.nothing(state.filter)) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }

    /// Which side and state are shown; a click on each takes the next.
    private func put(_ filter: OrderFilter, in bar: Rect, _ language: Language, _ frame: inout Frame) {
        let side = filter.side?.words ?? Phrase(en: "purchases and sales", ko: "구매·판매 모두")
        let state = filter.state?.words ?? Phrase(en: "all states", ko: "모든 상태")
        var place = bar.origin
        for (words, action) in [(side, Self.side), (state, Self.state)] {
            let end = frame.put(words.text(in: language), to: action.id, at: place, in: bar, .role(.faint))
            guard action == Self.side else { continue }
            place.column = frame.put(
                " · ", at: Point(column: end, row: place.row), within: bar, .role(.faint))
        }
    }

    private static func nothing(_ filter: OrderFilter) -> Phrase {
        filter == OrderFilter()
            ? Phrase(
                en: "You have no orders. You can pay once a deal is accepted.",
                ko: "주문이 없습니다. 예약이 확정된 거래에서 결제할 수 있습니다.")
            : Phrase(en: "No orders match.", ko: "조건에 맞는 주문이 없습니다.")
    }
}

extension Frame {
    /// One order on one line.
    fileprivate mutating func put(
        _ view: OrderView, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let (order, language) = (view.order, around.language)
        let isBuyer = around.member == order.buyer
        let until = order.state.isOpen ? order.payBy : view.releasedAt
        let columns = [
            RowColumn(until, around, from: 70),
            RowColumn(
                isBuyer ? view.payeeName(in: language) : view.buyer.name(in: language), width: 12, from: 60),
            RowColumn(
                order.standing.text(in: language), width: language == .ko ? 9 : 14, from: 30,
                order.style.role),
            RowColumn(order.price.total.text(in: language), width: 11, from: 50, .accent, isRight: true),
        ]
        let mark = view.payment.isTest ? Phrase.testMark.text(in: language) : ""
        put(title: order.title(in: language), mark: (mark, mark), columns, in: part, isSelected: isSelected)
    }
}
