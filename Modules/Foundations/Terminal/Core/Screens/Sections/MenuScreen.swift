public import Vocabulary

/// The menu: a row for each of the member's own places, so that all can be reached without knowing a key.
struct MenuScreen: Screen {
    /// A row as it is shown.
    struct Row: Hashable, Identifiable {
        let id: ActionID
        let title: Phrase
        let destination: Destination
        let note: Phrase?
    }

    struct State: Hashable {
        /// The member's role; nil for a visitor, and until it is known.
        var role: Role?
        var notes: [ActionID: Phrase] = [:]
        var list = KeysetList<Row>()
    }

    enum Event: Hashable {
        case knew(Role?), noted(ActionID, Phrase?), renewed, look
        case move(ListMove), choose(Int), open
    }

    let name: Phrase
    let items: [MenuItem]
    let role: @Sendable () async -> Role?

    static let refresh = Action(
        "menu.refresh", Phrase(en: "Refresh", ko: "새로고침"), [.text("r"), .control("r")])

    var actions: [Action] { [.open] + Action.moving + [Self.refresh] }

    func start() -> (State, [Request<Event>]) { (State(), [ask()]) }

    func title(_ state: State) -> Phrase { name }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Action.open.id): return .open
        case .chosen(let number): return number == state.list.selection ? .open : .choose(number)
        case .renewed, .action(Self.refresh.id): return .renewed
        case .appeared, .heard: return .look
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        defer { state.list = list(state, around) }
        state.list = list(state, around)
        switch event {
        case .knew(let role):
            state.role = role
            return notes(state, around)
        case .noted(let id, let note): state.notes[id] = note
        case .renewed:
            (state.role, state.notes) = (nil, [:])
            return [ask()]
        case .look: return notes(state, around)
        case .move(let move): state.list.move(move, around.size.rows)
        case .choose(let number): state.list.select(number)
        case .open: return state.list.selected.map { [.open($0.destination)] } ?? []
        }
        return []
    }

    private func ask() -> Request<Event> {
        .load(slot: "role") { [role] in .knew(await role()) }
    }

    private func notes(_ state: State, _ around: Surroundings) -> [Request<Event>] {
        seen(state, around).compactMap { item in
            item.note.map { note in
                Request<Event>.load(slot: "note \(item.action.id.rawValue)") {
                    .noted(item.action.id, await note())
                }
            }
        }
    }

    private func seen(_ state: State, _ around: Surroundings) -> [MenuItem] {
        items.filter { $0.audience.admits(around.member, state.role) }
    }

    /// The rows for this person; the chosen one stays chosen.
    private func list(_ state: State, _ around: Surroundings) -> KeysetList<Row> {
        var list = state.list
        let rows = seen(state, around).map {
            Row(
                id: $0.action.id, title: $0.action.title, destination: $0.destination,
                note: state.notes[$0.action.id])
        }
        list.replace(by: rows, isLast: true)
        list.settle(around.size.rows)
        return list
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        let nothing = Phrase(en: "There is nothing here.", ko: "아직 아무것도 없습니다.")
        frame.put(list(state, around), in: frame.bounds, language, nothing: nothing) {
            frame, row, part, isSelected in
            let note = RowColumn(row.note?.text(in: language) ?? "", width: 14, from: 30, .accent)
            frame.put(title: row.title.text(in: language), [note], in: part, isSelected: isSelected)
        }
        return frame
    }
}

extension Router {
    /// The screen of the menu of all domains; `role` reads the member's role, nil for a visitor.
    public func menuScreen(
        titled title: Phrase, role: @escaping @Sendable () async -> Role?
    ) -> any Mounted {
        Mount(MenuScreen(name: title, items: menu, role: role))
    }
}
