import Deals
import DealsConsole
import Terminal
import Vocabulary

/// One deal: how it stands, what was said, and what the two can do.
struct DealScreen: Screen {
    struct State: Hashable {
        var view: DealView?
        var messages: [DealMessage] = []
        /// The first line that is seen; the last lines are seen until somebody scrolls.
        var top = Int.max
        /// What is being typed; nil otherwise.
        var note: DealNote?
    }

    enum Event {
        case came(Result<(DealView, [DealMessage]), DealError>)
        case refresh
        case move(ListMove)
        case ask(DealChange), change(DealChange), changed(DealChange, Result<DealView, DealError>)
        case write(DealNote.Kind), typed(Key), pasted(String), leave
        case send, sent(DealNote, Result<DealView?, DealError>)
    }

    let id: DealID
    let deals: any DealRepository

    static let send = Action("deals.send", Phrase(en: "Send", ko: "보내기"), [Key(.enter)], isShown: true)

    var actions: [Action] {
        [Self.send] + DealNote.Kind.actions + DealChange.actions
            + [DealListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase {
        state.view.map { Phrase(en: $0.deal.title(in: .en), ko: $0.deal.title(in: .ko)) } ?? Phrase("")
    }

    func isTyping(_ state: State) -> Bool { state.note != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if action == Self.send.id { return state.note == nil ? .absent : .possible }
        guard let deal = state.view?.deal else { return action == Action.back.id ? .possible : .absent }
        if DealNote.Kind(action: action) != nil {
            return deal.state.isOpen ? .possible : deal.state.refusal
        }
        guard let change = DealChange(action: action) else { return .possible }
        return change.availability(deal, of: around.member)
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if state.note == nil, let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.send.id): return .send
        case .action(Action.back.id): return state.note == nil ? nil : .leave
        case .action(DealListScreen.refresh.id), .renewed: return .refresh
        case .action(let id):
            if let kind = DealNote.Kind(action: id) { return .write(kind) }
            return DealChange(action: id).map { .ask($0) }
        case .typed(let key): return .typed(key)
        case .pasted(let text): return .pasted(text)
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let (view, messages))):
            (state.view, state.messages) = (view, messages)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            let height = text(state, around).height
            let room = around.size.rows
            state.top = move.line(from: min(state.top, max(0, height - room)), of: height, room)
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
        case .write(let kind): state.note = DealNote(kind)
        case .typed(let key): _ = state.note?.line.take(key)
        case .pasted(let text): state.note?.line.insert(text)
        case .leave: state.note = nil
        case .send:
            guard let note = state.note else { return [] }
            return [send(note)]
        case .sent(let note, .success(let view)):
            state.note = nil
            state.top = .max
            if let view { state.view = view }
            return [load(), .toast(note.kind.done)]
        case .sent(_, .failure(let error)):
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .send)] }
            return error.fieldErrors.first.map { [.toast($0.phrase(naming: DealError.fieldName))] } ?? []
        default: break
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "look") { [id, deals] in
            .came(
                await Result { () async throws(DealError) in
                    (try await deals.deal(id), try await deals.messages(id))
                })
        }
    }

    private func perform(_ change: DealChange) -> Request<Event> {
        .load(slot: "change") { [id, deals] in
            .changed(
                change, await Result { () async throws(DealError) in try await change.made(id, deals) })
        }
    }

    private func send(_ note: DealNote) -> Request<Event> {
        .load(slot: "send") { [id, deals] in
            .sent(note, await Result { () async throws(DealError) in try await note.sent(in: id, deals) })
        }
    }
}
