import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// The open problems with orders, the oldest first, for operators.
struct ProblemListScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<ProblemView>()
    }

    let orders: any OrderRepository

    /// Opens the screen. For others than operators it is refused.
    static let show = Action("orders.problems", Phrase(en: "Order problems", ko: "주문 문제"), [])

    var actions: [Action] { [.open, OrderListScreen.refresh] + Action.moving }

    func start() -> (State, [Request<ListEvent<ProblemView, OrderError>>]) {
        var state = State()
        let request = state.pages.begin(ask: ask)
        return (state, [request])
    }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard action == Action.open.id, state.pages.list.selected == nil else { return .possible }
        return .refused(Phrase(en: "Nothing is chosen.", ko: "고른 항목이 없습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> ListEvent<ProblemView, OrderError>? {
        ListEvent(input, refresh: OrderListScreen.refresh, selection: state.pages.list.selection)
    }

    func update(
        _ state: inout State, _ event: ListEvent<ProblemView, OrderError>, _ around: Surroundings
    ) -> [Request<ListEvent<ProblemView, OrderError>>] {
        state.pages.update(event, rows: around.size.rows, ask: ask) { .problem(of: $0.id) }
    }

    private var ask: @Sendable (PageRequest) async throws(OrderError) -> Page<ProblemView> {
        { [orders] page throws(OrderError) in try await orders.problems(page) }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(en: "Nothing is waiting.", ko: "처리할 문제가 없습니다.")
        frame.put(state.pages.list, in: frame.bounds, language, nothing: nothing) {
            frame, problem, part, isSelected in
            let view = problem.order
            let columns = [
                RowColumn(problem.since, around, from: 50),
                RowColumn(view.buyer.name(in: language), width: 12, from: 70),
                RowColumn(
                    problem.problem.words.text(in: language), width: language == .ko ? 11 : 13, from: 30,
                    .warning),
                RowColumn(
                    view.order.price.total.text(in: language), width: 11, from: 60, .accent, isRight: true),
            ]
            let mark = view.payment.isTest ? Phrase.testMark.text(in: language) : ""
            frame.put(
                title: view.order.title(in: language), mark: (mark, mark), columns, in: part,
                isSelected: isSelected)
        }
        return frame
    }
}
