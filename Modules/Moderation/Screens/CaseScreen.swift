import Commands
import Moderation
import ModerationConsole
import Terminal
import Vocabulary

/// One case: its reports, notes and batches, and moderators' actions.
struct CaseScreen: Screen {
    struct State: Equatable, Hashable {
        var details: CaseDetails?
        /// The first line that is seen.
        var top = 0

        func hash(into hasher: inout Hasher) {
            hasher.combine(details?.view)
            hasher.combine(top)
        }
    }

    enum Event {
        case came(Result<CaseDetails, ModerationError>), refresh, move(ListMove)
        case choose(ModerationVerb), note, askUndo, undo
        case act(ModerationVerb), acted(ModerationVerb, Result<BatchView, ModerationError>)
        case undone(Result<BatchView, ModerationError>)
    }

    let subject: AnyIdentifier
    let moderation: any ModerationRepository
    let kinds: RecordKinds

    static let note = Action("moderation.note", Phrase(en: "Note", ko: "메모"), [.text("n")], isShown: true)
    static let undo = Action("moderation.undo", Phrase(en: "Undo", ko: "되돌리기"), [.text("U")], isShown: true)

    var actions: [Action] {
        CaseActions.all + [OwnReportsScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(state.details?.view.title ?? "\(subject)") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if action == OwnReportsScreen.refresh.id { return .possible }
        guard let details = state.details else { return action == Action.back.id ? .possible : .absent }
        if action == Self.undo.id, details.undoable == nil {
            return .refused(Phrase(en: "There is nothing to undo.", ko: "되돌릴 조치가 없습니다."))
        }
        guard let verb = ModerationVerb(action: action) else { return .possible }
        return verb.refusal(details.view.record).map { .refused($0) } ?? .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.note.id): return .note
        case .action(Self.undo.id): return .askUndo
        case .action(OwnReportsScreen.refresh.id), .renewed, .appeared: return .refresh
        case .action(let id): return ModerationVerb(action: id).map { .choose($0) }
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let details)): state.details = details
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            state.top = move.line(
                from: state.top, of: text(state, around).height, around.size.rows)
        case .choose(let verb) where verb.needsReason:
            return [.open(.writing(subject, verb, state.details?.view.record.version))]
        case .choose(let verb): return [.ask(verb.question, yes: .act(verb))]
        case .note: return [.open(.writing(subject, nil, nil))]
        case .act(let verb): return [act(verb, state.details?.view.record.version)]
        case .acted(_, .success(let view)): return [.toast(view.batch.summary), load()]
        case .acted(let verb, .failure(let error)): return [.failed(error, retry: .choose(verb)), load()]
        case .askUndo:
            return [.ask(Phrase(en: "Undo the last act?", ko: "마지막 조치를 되돌릴까요?"), yes: .undo)]
        case .undo: return state.details?.undoable.map { [undo($0)] } ?? []
        case .undone(.success(let view)): return [.toast(view.batch.summary), load()]
        case .undone(.failure(let error)): return [.failed(error, retry: .askUndo), load()]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "case") { [subject, moderation] in
            .came(
                await Result { () async throws(ModerationError) in
                    try await moderation.details(of: subject, .first)
                })
        }
    }

    private func act(_ verb: ModerationVerb, _ version: Version?) -> Request<Event> {
        .load(slot: "act") { [subject, moderation] in
            let order = ModerationOrder(verb, subject, expecting: version)
            return .acted(
                verb, await Result { () async throws(ModerationError) in try await moderation.act(order) })
        }
    }

    private func undo(_ batch: BatchID) -> Request<Event> {
        .load(slot: "act") { [moderation] in
            .undone(
                await Result { () async throws(ModerationError) in
                    try await moderation.undo(batch, reason: "")
                })
        }
    }
}

extension CaseDetails {
    /// The newest batch that can be undone and is not.
    var undoable: BatchID? {
        batches.map(\.batch).first { $0.undoes == nil && $0.undoneBy == nil && $0.verb.canBeUndone }?.id
    }
}
