import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// The operators' list of members, the last joined first.
struct MemberListScreen: Screen {
    struct State: Hashable {
        var query = MemberQuery()
        var pages = PagedList<ManagedMember>()
        /// The search text while it is typed; nil otherwise.
        var search: EditedLine?
    }

    enum Event {
        case list(ListEvent<ManagedMember, AuthError>)
        case nextState, search, typed(Key), pasted(String), recall, leave, find
    }

    let auth: any AuthRepository

    static let title = Phrase(en: "Members", ko: "회원 관리")
    /// Opens the screen. Others than operators are refused there.
    static let show = Action("members.list", MemberListScreen.title, [])
    static let state = Action("members.state", Phrase(en: "State", ko: "상태"), [.text("s")], isShown: true)
    static let search = Action("members.search", Phrase(en: "Search", ko: "검색"), [.text("/")], isShown: true)

    var actions: [Action] {
        [.open, Self.search, Self.state, AccountScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, begin(&state))
    }

    func title(_ state: State) -> Phrase { Self.title }

    func isTyping(_ state: State) -> Bool { state.search != nil }

    func enterTitle(_ state: State) -> Phrase? { state.search.map { KeywordSearch.enterTitle(of: $0) } }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        // While the search text is typed, the key that opens a member starts the search.
        let ofSearch = [Action.open.id, Action.back.id, Action.up.id]
        return ofSearch.contains(action) || state.search == nil ? .possible : .absent
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Action.open.id) where state.search != nil: return .find
        case .action(Action.up.id) where state.search != nil: return .recall
        case .action(Self.search.id): return .search
        case .action(Self.state.id): return .nextState
        case .action(Action.back.id): return state.search == nil && state.query.text.isEmpty ? nil : .leave
        case .typed(let key): return .typed(key)
        case .pasted(let text): return .pasted(text)
        default:
            let selection = state.pages.list.selection
            return ListEvent(input, refresh: AccountScreen.refresh, selection: selection).map { .list($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(let event):
            let rows = max(0, around.size.rows - 1)
            let requests = state.pages.update(event, rows: rows, ask: ask(state)) { .managedMember($0.id) }
            return requests.map { $0.map { .list($0) } }
        case .nextState:
            let next: [MemberState?: MemberState?] = [
                nil: .active, .active: .suspended, .suspended: .withdrawn,
            ]
            state.query.state = next[state.query.state] ?? nil
            return begin(&state)
        case .search:
            state.search = EditedLine(limit: TextLimit(MemberQuery.longestText))
        case .recall: if state.search?.text.isEmpty == true { state.search?.insert(state.query.text) }
        case .typed(let key): _ = state.search?.take(key)
        case .pasted(let text): state.search?.insert(text)
        case .leave:
            let isSearching = state.search != nil
            (state.search, state.query.text) = (nil, isSearching ? state.query.text : "")
            return isSearching ? [] : begin(&state)
        case .find:
            state.query.text = state.search?.text ?? ""
            state.search = nil
            return begin(&state)
        }
        return []
    }

    private func begin(_ state: inout State) -> [Request<Event>] {
        state.pages = PagedList()
        return [state.pages.begin(ask: ask(state)).map { .list($0) }]
    }

    private func ask(
        _ state: State
    ) -> @Sendable (PageRequest) async throws(AuthError) -> Page<ManagedMember> {
        { [auth, query = state.query] page throws(AuthError) in try await auth.members(query, page) }
    }
}

extension MemberListScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (bar, list) = frame.bounds.split(top: 1)
        if let search = state.search {
            frame.put(Self.search.title.text(in: around.language), search, in: bar)
        } else {
            let everybody = Phrase(en: "all members", ko: "모든 회원")
            let words = (state.query.state?.words ?? everybody).text(in: around.language)
            let text = state.query.text.isEmpty ? words : "\(words)  \"\(state.query.text)\""
            frame.put(text, to: Self.state.id, at: bar.origin, in: bar, .role(.faint))
        }
        let nothing = Phrase(en: "No members like that.", ko: "그런 회원이 없습니다.")
        frame.put(
            state.pages.list, in: list, around.language, hasCursor: state.search == nil, nothing: nothing
        ) {
            $0.put($1, in: $2, isSelected: $3, around)
        }
        return frame
    }
}

extension Frame {
    /// One member on one line.
    fileprivate mutating func put(
        _ member: ManagedMember, in part: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let language = around.language
        let columns = [
            RowColumn(member.joinedAt, around, from: 70),
            RowColumn(member.state.words.text(in: language), width: 10, from: 30, member.state.style.role),
            RowColumn(member.role.words.text(in: language), width: 9, from: 40),
            RowColumn(member.email ?? "", width: 24, from: 60, .faint),
        ]
        put(title: member.name(in: language), columns, in: part, isSelected: isSelected)
    }
}

extension ManagedMember: Identifiable {}
