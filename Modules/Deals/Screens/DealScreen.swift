import Commands
import Deals
import DealsConsole
import Terminal
import Vocabulary

/// One deal: its state, its payment, its actions and the way to its conversation.
struct DealScreen: Screen {
    struct State: Hashable {
        var view: DealView?
        /// The first line that is seen.
        var top = 0
        /// The member's contact, as it is being typed; nil otherwise. It begins with nothing, since only
        /// its owner knows which contact is theirs.
        var contact: EditedLine?
    }

    enum Event {
        case came(Result<DealView, DealError>)
        case refresh, talk, pay, order
        case move(ListMove)
        case ask(DealChange), change(DealChange), changed(DealChange, Result<DealView, DealError>)
        case write, typed(Key), pasted(String), leave
        case send, sent(Result<DealView, DealError>)
    }

    let id: DealID
    let deals: any DealRepository
    let destinations: RecordDestinations
    /// Where a deal is paid for; nil where none is.
    let payment: (@Sendable (AnyIdentifier) -> Destination)?

    static let contact = Action(
        "deals.contact", Phrase(en: "My contact", ko: "내 연락처"), [.text("p")], isShown: true)
    static let pay = Action("deals.pay", Phrase(en: "Pay", ko: "결제"), [.text("b")], isShown: true)
    static let order = Action("deals.order", Phrase(en: "See the order", ko: "주문 보기"), [.text("o")])
    static let send = Action("deals.send", Phrase(en: "Send", ko: "보내기"), [Key(.enter)], isShown: true)

    var actions: [Action] {
        [Self.send, Self.pay, RecordDestinations.conversation, Self.contact] + DealChange.actions
            + [Self.order, DealListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase {
        state.view.map { Phrase(en: $0.deal.title(in: .en), ko: $0.deal.title(in: .ko)) } ?? Phrase("")
    }

    func isTyping(_ state: State) -> Bool { state.contact != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if action == Self.send.id { return state.contact == nil ? .absent : .possible }
        guard let deal = state.view?.deal else { return action == Action.back.id ? .possible : .absent }
        if action == Self.contact.id { return deal.state.isOpen ? .possible : deal.state.refusal }
        if action == Self.pay.id { return canPay(for: deal, around.member) ? .possible : .absent }
        if action == Self.order.id { return orderPlace(of: deal) == nil ? .absent : .possible }
        if let way = destinations.availability(of: action, isOwn: false) { return way }
        guard let change = DealChange(action: action) else { return .possible }
        return change.availability(deal, of: around.member)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if state.contact == nil, let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.send.id): return .send
        case .action(Action.back.id): return state.contact == nil ? nil : .leave
        case .action(DealListScreen.refresh.id), .renewed, .appeared: return .refresh
        case .action(Self.pay.id): return .pay
        case .action(Self.order.id): return .order
        case .action(Self.contact.id): return .write
        case .action(RecordDestinations.conversation.id): return .talk
        case .action(let id): return DealChange(action: id).map { .ask($0) }
        case .typed(let key): return .typed(key)
        case .pasted(let text): return .pasted(text)
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .talk, .pay, .order: return destination(of: event, state, around).map { [.open($0)] } ?? []
        case .move(let move):
            state.top = move.line(from: state.top, of: text(state, around).height, around.size.rows)
        case .ask(let change):
            let title = state.view?.deal.title(in: around.language) ?? ""
            return change.question(about: title).map { [.ask($0, yes: .change(change))] } ?? [perform(change)]
        case .change(let change): return [perform(change)]
        case .changed(let change, .success(let view)):
            state.view = view
            return [load(), .toast(Phrase(en: change.words.en + ".", ko: change.words.ko + "."))]
        case .changed(let change, .failure(let error)):
            return [.failed(error, retry: .change(change)), load()]
        case .write, .typed, .pasted, .leave, .send, .sent: return write(event, &state)
        }
        return []
    }

    private func write(_ event: Event, _ state: inout State) -> [Request<Event>] {
        switch event {
        case .write: state.contact = EditedLine(limit: TextLimit(DealTexts.longestContact))
        case .typed(let key): _ = state.contact?.take(key)
        case .pasted(let text): state.contact?.insert(text)
        case .leave: state.contact = nil
        case .send: return state.contact.map { [send($0.text)] } ?? []
        case .sent(.success(let view)):
            (state.view, state.contact) = (view, nil)
            return [load(), .toast(Phrase(en: "Contact saved.", ko: "연락처를 저장했습니다."))]
        case .sent(.failure(let error)):
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .send)] }
            return error.fieldErrors.first.map { [.toast($0.phrase(naming: DealError.fieldName))] } ?? []
        default: break
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "look") { [id, deals] in
            .came(await Result { () async throws(DealError) in try await deals.deal(id) })
        }
    }

    private func perform(_ change: DealChange) -> Request<Event> {
        .load(slot: "change") { [id, deals] in
            .changed(
                change, await Result { () async throws(DealError) in try await change.made(id, deals) })
        }
    }

    private func send(_ contact: String) -> Request<Event> {
        .load(slot: "send") { [id, deals] in
            .sent(
                await Result { () async throws(DealError) in try await deals.setContact(on: id, to: contact) }
            )
        }
    }
}
