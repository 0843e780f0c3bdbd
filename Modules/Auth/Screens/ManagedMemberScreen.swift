import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// One member as operators see them, with the operators' actions.
struct ManagedMemberScreen: Screen {
    struct State: Hashable {
        var details: MemberDetails?
        /// The first visible line.
        var top = 0
        /// The pending act, with its reason as typed.
        var act: Act?
    }

    /// An act that runs once its reason is typed.
    struct Act: Hashable {
        let change: MemberChange
        var reason = EditedLine(limit: TextLimit(PersonTexts.reasonLengths))
    }

    enum Event {
        case came(Result<MemberDetails, AuthError>), refresh, move(ListMove)
        case begin(MemberChange), typed(Key), pasted(String), leave
        case act, acted(MemberChange, Result<MemberDetails, AuthError>)
    }

    let id: MemberID
    let auth: any AuthRepository

    static let act = Action("members.do", Phrase(en: "Do it", ko: "실행"), [Key(.enter)], isShown: true)

    var actions: [Action] {
        [Self.act] + MemberChange.actions + [AccountScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase {
        guard let member = state.details?.member else { return Phrase("") }
        return Phrase(en: member.name(in: .en), ko: member.name(in: .ko))
    }

    func isTyping(_ state: State) -> Bool { state.act != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        if action == Self.act.id { return state.act == nil ? .absent : .possible }
        guard let change = MemberChange(action: action) else { return .possible }
        return state.details.map { change.availability($0.member) } ?? .absent
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if state.act == nil, let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.act.id): return .act
        case .action(Action.back.id): return state.act == nil ? nil : .leave
        case .action(AccountScreen.refresh.id), .renewed: return .refresh
        case .action(let id): return MemberChange(action: id).map { .begin($0) }
        case .typed(let key): return .typed(key)
        case .pasted(let text): return .pasted(text)
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let details)): state.details = details
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            state.top = move.line(from: state.top, of: text(state, around).height, around.size.rows)
        case .begin(let change): state.act = Act(change: change)
        case .typed(let key): _ = state.act?.reason.take(key)
        case .pasted(let text): state.act?.reason.insert(text)
        case .leave: state.act = nil
        case .act: return state.act.map { [perform($0)] } ?? []
        case .acted(let change, .success(let details)):
            (state.details, state.act) = (details, nil)
            return [.toast(change.done)]
        case .acted(_, .failure(let error)):
            if error.fieldErrors.isEmpty { return [.failed(error, retry: .act)] }
            return error.fieldErrors.first.map { [.toast($0.phrase(naming: AuthError.fieldName))] } ?? []
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "member") { [id, auth] in
            .came(await Result { () async throws(AuthError) in try await auth.member(id) })
        }
    }

    private func perform(_ act: Act) -> Request<Event> {
        .load(slot: "act") { [id, auth] in
            .acted(
                act.change,
                await Result { () async throws(AuthError) in
                    try await act.change.make(id, act.reason.text, by: auth)
                    return try await auth.member(id)
                })
        }
    }
}

extension ManagedMemberScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (reading, writing) = frame.bounds.split(bottom: state.act == nil ? 0 : 1)
        frame.put(text(state, around), from: state.top, in: reading)
        if let act = state.act {
            let reason = Phrase(en: "reason", ko: "이유").text(in: around.language)
            frame.put(
                "\(act.change.action.title.text(in: around.language)), \(reason)", act.reason, in: writing)
        }
        return frame
    }

    /// The screen's text.
    func text(_ state: State, _ around: Surroundings) -> ReadingText {
        ReadingText(state.details.map { Details($0) } ?? Details(), around)
    }
}
