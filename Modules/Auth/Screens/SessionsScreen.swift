import Auth
import AuthConsole
import Terminal
import Vocabulary

/// The member's sessions by device, with actions to end them.
struct SessionsScreen: Screen {
    struct State: Hashable {
        var list = KeysetList<Session>()
    }

    enum Event {
        case came(Result<[Session], AuthError>)
        case refresh, renewed
        case move(ListMove), choose(Int)
        case ask, end(SessionID), ended(Result<Bool, AuthError>)
        case askOthers, endOthers, endedOthers(Result<Bool, AuthError>)
    }

    let auth: any AuthRepository
    let place: SigningPlace

    static let end = Action("sessions.end", Phrase(en: "End", ko: "종료"), [.text("D")], isShown: true)
    static let endOthers = Action(
        "sessions.end-others", Phrase(en: "End all others", ko: "다른 세션 모두 종료"), [.text("A")],
        isShown: true)

    var actions: [Action] { [Self.end, Self.endOthers, AccountScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Phrase(en: "Sessions", ko: "세션") }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.end.id: state.list.selected == nil ? .absent : .possible
        case Self.endOthers.id where !state.list.rows.contains { !$0.isCurrent }:
            .refused(Phrase(en: "There are no other sessions.", ko: "다른 세션이 없습니다."))
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.end.id): return .ask
        case .action(Self.endOthers.id): return .askOthers
        case .action(AccountScreen.refresh.id): return .refresh
        case .chosen(let number): return .choose(number)
        case .renewed: return .renewed
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let sessions)): state.list.replace(by: sessions, isLast: true)
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .renewed: return [around.member == nil ? .back : load()]
        case .move(let move): state.list.move(move, Self.rows(around.size))
        case .choose(let number): state.list.select(number)
        case .ask: return state.list.selected.map { [.ask($0.question, yes: .end($0.id))] } ?? []
        case .end(let id): return [end(id)]
        case .askOthers:
            return [.ask(Phrase(en: "End all other sessions?", ko: "다른 세션을 모두 종료할까요?"), yes: .endOthers)]
        case .endOthers: return [endOthers()]
        case .ended(.success(true)): return [.renew, .back, .toast(AuthLabels.signedOut)]
        case .ended(.success(false)): return [load(), .toast(AuthLabels.sessionEnded)]
        case .endedOthers(.success): return [load(), .toast(AuthLabels.otherSessionsEnded)]
        case .ended(.failure(let error)), .endedOthers(.failure(let error)):
            return [.failed(error, retry: nil), load()]
        }
        state.list.settle(Self.rows(around.size))
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "sessions") { [auth] in
            .came(await Result { () async throws(AuthError) in try await auth.sessions() })
        }
    }

    private func end(_ id: SessionID) -> Request<Event> {
        .load(slot: "end") { [auth, place] in
            .ended(
                await Result { () async throws(AuthError) in
                    let isOwn = try await place.endSession(id, at: auth)
                    if isOwn { _ = await place.farewell() }
                    return isOwn
                })
        }
    }

    private func endOthers() -> Request<Event> {
        .load(slot: "end") { [auth] in
            .endedOthers(
                await Result { () async throws(AuthError) in
                    try await auth.endAllSessions(keepingCurrent: true)
                    return true
                })
        }
    }
}

extension Session {
    /// The confirmation question before the session ends.
    fileprivate var question: Phrase {
        isCurrent
            ? Phrase(en: "End this session? You will be signed out.", ko: "현재 기기의 세션입니다. 로그아웃할까요?")
            : Phrase(en: "End the session on \(device)?", ko: "\(device)의 세션을 종료할까요?")
    }
}
