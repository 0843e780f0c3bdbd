import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// One order: its state, its payment, delivery and refunds, and what comes next. While it waits for its
/// payment, it is looked at again every few seconds.
struct OrderScreen: Screen {
    struct State: Hashable {
        var view: OrderView?
        /// The first line that is seen.
        var top = 0
        /// Whether a screen that was opened from here lies upon it: nothing is looked at meanwhile.
        var isCovered = false
        var looks = 0
    }

    enum Event {
        case came(Result<OrderView, OrderError>), looked(Result<OrderView, OrderError>)
        case appeared, heard, refresh, look
        case move(ListMove), choose(OrderAction), record
        case decide(OrderDecision), decided(OrderDecision, Result<OrderView, OrderError>)
    }

    let id: OrderID
    let orders: any OrderRepository
    let destinations: RecordDestinations
    let notice: HouseNotice?

    static let record = Action("orders.record", Phrase(en: "What is bought", ko: "구매 대상"), [.text("o")])

    var actions: [Action] {
        OrderAction.actions + [Self.record, OrderListScreen.refresh] + Action.moving
    }

    private var watch: OrderWatch { OrderWatch(id: id, orders: orders) }

    func start() -> (State, [Request<Event>]) { (State(), [watch.load { .came($0) }]) }

    func title(_ state: State) -> Phrase { state.view?.order.titleWords ?? Phrase("") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard let view = state.view else {
            let isAlways = action == Action.back.id || action == OrderListScreen.refresh.id
            return isAlways ? .possible : .absent
        }
        if action == Self.record.id {
            return place(of: view.order) == nil ? .absent : .possible
        }
        return OrderAction(action: action)?.availability(view, of: around.member, at: around.now) ?? .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .heard }
        switch input {
        case .appeared, .renewed: return .appeared
        case .action(OrderListScreen.refresh.id): return .refresh
        case .action(Self.record.id): return .record
        case .action(let id): return OrderAction(action: id).map { .choose($0) }
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)), .looked(.success(let view)): return show(view, &state)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .looked(.failure(let error)):
            return error.isPassing ? next(state) : [.failed(error, retry: .refresh)]
        case .appeared:
            state.isCovered = false
            return [watch.load { .came($0) }]
        case .heard: return [watch.load { .came($0) }]
        case .refresh: return [watch.look { .came($0) }]
        case .look:
            state.looks += 1
            return [watch.look { .looked($0) }]
        case .move(let move):
            let rows = parts(state, around).reading.size.rows
            state.top = move.line(from: state.top, of: text(state, around).height, rows)
        case .record:
            return (state.view?.order).flatMap(place(of:)).map { open($0, &state) } ?? []
        case .choose(let action): return choose(action, &state, around)
        case .decide(let decision): return [decide(decision)]
        case .decided(let decision, .success(let view)):
            let done = Phrase(en: decision.words.en + ".", ko: decision.words.ko + ".")
            return show(view, &state) + [.toast(done)]
        case .decided(let decision, .failure(let error)):
            return [.failed(error, retry: .decide(decision)), watch.load { .came($0) }]
        }
        return []
    }

    /// The page of what is bought. A record without one, such as the membership of a crew, is seen where its
    /// payee is.
    private func place(of order: Order) -> Destination? {
        destinations.place(of: order.record) ?? destinations.place(of: order.payee)
    }

    private func show(_ view: OrderView, _ state: inout State) -> [Request<Event>] {
        state.view = view
        return next(state)
    }

    /// The next look, if there is something to wait for.
    private func next(_ state: State) -> [Request<Event>] {
        guard !state.isCovered, state.view?.order.isWaiting == true else { return [] }
        return [OrderWatch.next(.look)]
    }

    private func choose(
        _ action: OrderAction, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        guard let view = state.view else { return [] }
        if let decision = action.decision {
            return [.ask(decision.question(about: view, at: around.now), yes: .decide(decision))]
        }
        switch action {
        case .pay: return open(.payment(of: id), &state)
        case .problem: return open(.form(.problem, of: id), &state)
        default: return open(.form(.refund, of: id), &state)
        }
    }

    private func open(_ place: Destination, _ state: inout State) -> [Request<Event>] {
        state.isCovered = true
        return [.cancel(slot: OrderWatch.slot), .open(place)]
    }

    private func decide(_ decision: OrderDecision) -> Request<Event> {
        .load(slot: "change") { [id, orders] in
            .decided(
                decision, await Result { () async throws(OrderError) in try await decision.made(id, orders) })
        }
    }
}
