import Commands
import Payments
import PaymentsConsole
import Terminal
import Vocabulary

/// The form of a complaint, of a refund, or of how an operator ends a complaint.
struct OrderForm: Screen {
    struct State: Hashable {
        var fields: FieldList
        /// The key under which money is given back once, however often it is sent.
        let key: IdempotencyKey
        /// The order; nil until it is read.
        var view: OrderView?
        var isBusy = false
    }

    enum Event {
        case came(Result<OrderView, OrderError>), again
        case fill(FieldEdit), enter, send, make(OrderWish)
        case made(OrderWish, Result<OrderView, OrderError>)
        case leave, left
    }

    let goal: OrderFormGoal
    let id: OrderID
    let orders: any OrderRepository

    /// Nil where the place names no order or no form.
    init?(_ destination: Destination, _ orders: any OrderRepository) {
        guard let id = destination.order,
            let goal = destination.values["goal"].flatMap({ OrderFormGoal(rawValue: $0) })
        else { return nil }
        (self.goal, self.id, self.orders) = (goal, id, orders)
    }

    static let enter = Action(
        "orders.enter", Phrase(en: "Next, send", ko: "다음, 보내기"), [Key(.enter)], isShown: true)
    static let send = Action("orders.send", Phrase(en: "Send", ko: "보내기"), [.control("s")], isShown: true)

    var actions: [Action] { [Self.enter, Self.send] + Action.betweenFields }

    func start() -> (State, [Request<Event>]) {
        (State(fields: goal.fields, key: .random()), [load()])
    }

    func title(_ state: State) -> Phrase { goal.title }

    func isTyping(_ state: State) -> Bool { true }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.enter.id): .enter
        case .action(Self.send.id): .send
        case .action(Action.back.id): .leave
        case .renewed: .again
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .again)]
        case .again: return [load()]
        case .fill(let edit): state.fields.take(edit)
        case .enter where !state.fields.isAtEnd: state.fields.move(by: 1)
        case .enter, .send: return send(&state)
        case .make(let wish): return make(wish, &state)
        case .made(let wish, .success(let view)):
            state.isBusy = false
            return [.back, .toast(wish.words(view))]
        case .made(let wish, .failure(let error)):
            state.isBusy = false
            return error.fieldErrors.isEmpty ? [.failed(error, retry: .make(wish))] : tell(error, &state)
        case .leave:
            guard state.fields.fields.contains(where: { !$0.line.text.isEmpty }) else { return [.back] }
            return [.ask(Phrase(en: "Throw away what you typed?", ko: "입력한 내용을 버릴까요?"), yes: .left)]
        case .left: return [.back]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "order") { [goal, id, orders] in
            .came(
                await Result { () async throws(OrderError) in
                    guard goal == .settlement else { return try await orders.order(id) }
                    guard let problem = try await orders.openProblem(of: id) else { throw .notFound }
                    return problem.order
                })
        }
    }

    /// Asks first, where it cannot be undone.
    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        do throws(OrderError) {
            let wish = try OrderWish(goal, state.fields)
            // The question about a refund tells what is left.
            if case .refund = wish, state.view == nil { return [load()] }
            return wish.question(about: state.view).map { [.ask($0, yes: .make(wish))] } ?? make(wish, &state)
        } catch {
            return tell(error, &state)
        }
    }

    private func make(_ wish: OrderWish, _ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        state.isBusy = true
        return [
            .load(slot: "send") { [id, orders, key = state.key] in
                .made(
                    wish,
                    await Result { () async throws(OrderError) in try await wish.made(id, key, orders) })
            }
        ]
    }

    private func tell(_ error: OrderError, _ state: inout State) -> [Request<Event>] {
        state.fields.tell(error.fieldErrors).first
            .map { [.toast($0.phrase(naming: OrderError.fieldName))] } ?? []
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        var rest = frame.bounds
        if let view = state.view {
            rest = frame.putTestMoney(view.payment.isTest, in: rest, language)
            let (heading, below) = rest.split(top: 1)
            let words = goal == .problem ? "" : view.returnable.text(in: language)
            let column = RowColumn(words, width: 11, from: 30, .accent, isRight: true)
            frame.put(
                title: view.order.title(in: language), words.isEmpty ? [] : [column], in: heading,
                isSelected: false)
            rest = below
        }
        frame.put(state.fields, in: rest.inset(columns: 2, rows: 0), language)
        return frame
    }
}
