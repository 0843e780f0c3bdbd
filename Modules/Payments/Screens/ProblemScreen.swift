import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// One open problem with an order, which an operator settles.
struct ProblemScreen: Screen {
    struct State: Hashable {
        var problem: ProblemView?
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        /// Nil where it is settled, or there is none.
        case came(Result<ProblemView?, OrderError>)
        case refresh, settle, move(ListMove)
    }

    let id: OrderID
    let orders: any OrderRepository

    static let settle = Action("orders.settle", Phrase(en: "Settle", ko: "조정"), [.text("s")], isShown: true)

    var actions: [Action] { [Self.settle, OrderListScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { state.problem?.order.order.titleWords ?? Phrase("") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        action == Self.settle.id && state.problem == nil ? .absent : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.settle.id): return .settle
        case .action(OrderListScreen.refresh.id), .renewed, .appeared: return .refresh
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(nil)): return [.back]
        case .came(.success(let problem?)): state.problem = problem
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .settle: return [.open(.form(.settlement, of: id))]
        case .move(let move):
            let rows = reading(state, Rect(around.size)).size.rows
            state.top = move.line(from: state.top, of: text(state, around).height, rows)
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "problem") { [id, orders] in
            .came(await Result { () async throws(OrderError) in try await orders.openProblem(of: id) })
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let isTest = state.problem?.order.payment.isTest == true
        let part = frame.putTestMoney(isTest, in: frame.bounds, around.language)
        let text = text(state, around)
        frame.put(text, from: min(state.top, max(0, text.height - part.size.rows)), in: part)
        return frame
    }

    /// The part below the mark of test money.
    private func reading(_ state: State, _ part: Rect) -> Rect {
        part.split(top: state.problem?.order.payment.isTest == true ? 1 : 0).rest
    }

    /// The full text of the screen: the complaint, then everything about the order.
    private func text(_ state: State, _ around: Surroundings) -> ReadingText {
        var text = ReadingText(columns: around.size.columns, around.language)
        guard let problem = state.problem else { return text }
        let moment = problem.since.relative(to: around.now, in: around.language)
        text.add("\(problem.problem.words.text(in: around.language)) · \(moment)", .warning)
        if !problem.text.isEmpty { text.add(problem.text) }
        text.addBlank()
        text.add(Details(problem.order, withComplaint: false), around)
        return text
    }
}
