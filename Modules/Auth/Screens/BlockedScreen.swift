import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// The blocked members, with an action to unblock them.
struct BlockedScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<BlockedMember>()
    }

    enum Event {
        case list(ListEvent<BlockedMember, AuthError>)
        case ask, change(MemberID, isBlocked: Bool), changed(MemberID, isBlocked: Bool, AuthError?)
    }

    let auth: any AuthRepository

    static let title = Phrase(en: "Blocked members", ko: "차단한 회원")
    static let unblock = Action(
        "blocked.unblock", Phrase(en: "Unblock", ko: "차단 해제"), [.text("D")], isShown: true)

    var actions: [Action] { [Self.unblock, AccountScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [read(&state)])
    }

    func title(_ state: State) -> Phrase { Self.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        action == Self.unblock.id && state.pages.list.selected == nil ? .absent : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input == .action(Self.unblock.id) { return .ask }
        let selection = state.pages.list.selection
        return ListEvent(input, refresh: AccountScreen.refresh, selection: selection).map { .list($0) }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        // A blocked member's profile cannot be opened.
        case .list(.open): return []
        case .list(.refresh) where around.member == nil: return [.back]
        case .list(let event):
            let requests = state.pages.update(
                event, rows: around.size.rows, ask: ask, open: { .member($0.card.id) })
            return requests.map { $0.map { .list($0) } }
        case .ask: return state.pages.list.selected.map { [question($0, around)] } ?? []
        case .change(let id, let isBlocked): return [change(id, isBlocked: isBlocked)]
        case .changed(let id, let isBlocked, nil):
            let undo = Event.change(id, isBlocked: !isBlocked)
            let words = isBlocked ? AuthLabels.blocked : AuthLabels.unblocked
            return [read(&state), .toast(words, undo: undo)]
        case .changed(let id, let isBlocked, let error?):
            return [.failed(error, retry: .change(id, isBlocked: isBlocked))]
        }
    }

    private func question(_ member: BlockedMember, _ around: Surroundings) -> Request<Event> {
        .ask(
            Phrase(
                en: "Unblock \(member.card.name(in: .en))?",
                ko: "\(member.card.name(in: .ko)) 님의 차단을 해제할까요?"),
            yes: .change(member.card.id, isBlocked: false))
    }

    private func change(_ id: MemberID, isBlocked: Bool) -> Request<Event> {
        .load(slot: "block") { [auth] in
            do throws(AuthError) {
                if isBlocked { try await auth.block(id) } else { try await auth.unblock(id) }
                return .changed(id, isBlocked: isBlocked, nil)
            } catch {
                return .changed(id, isBlocked: isBlocked, error)
            }
        }
    }

    private func read(_ state: inout State) -> Request<Event> {
        state.pages.begin(ask: ask).map { .list($0) }
    }

    private var ask: @Sendable (PageRequest) async throws(AuthError) -> Page<BlockedMember> {
        { [auth] page throws(AuthError) in try await auth.blocked(page) }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(state.pages.list, in: frame.bounds, around.language, nothing: AuthLabels.nobodyBlocked) {
            frame, member, part, isSelected in
            frame.put(
                title: member.card.name(in: around.language),
                [RowColumn(member.since, around, from: 30)], in: part, isSelected: isSelected)
        }
        return frame
    }
}
