import Terminal
import Vocabulary

/// A screen of numbered things, read ten at a time, to try a shell with.
struct Shelf: Screen {
    struct Thing: Identifiable, Hashable {
        let id: Int
        var name: String { "물건 \(id)" }
    }

    struct State: Hashable {
        var list = KeysetList<Thing>()
        var note = EditedLine()
        var isTyping = false
    }

    enum Event: Hashable {
        case came([Thing], isLast: Bool)
        case move(Int)
        case choose(Int)
        case open, drop, dropped, restored, edit, entered
        case typed(Key)
        case lost
    }

    /// How many things there are.
    var count = 25
    /// Whether whoever asks is refused.
    var isClosed = false
    /// How they are refused.
    var refusal = ServiceFailure.signInRequired

    static let edit = Action("edit", Phrase(en: "Note", ko: "메모"), [.text("e")], isShown: true)
    static let drop = Action("drop", Phrase(en: "Drop", ko: "버리기"), [.text("d")])
    static let burn = Action("burn", Phrase(en: "Burn", ko: "태우기"), [.text("b")])
    static let secret = Action("secret", Phrase(en: "Secret", ko: "비밀"), [.text("s")])

    var actions: [Action] { [.open] + Action.moving + [Self.edit, Self.drop, Self.burn, Self.secret] }

    func start() -> (State, [Request<Event>]) { (State(), [load(from: 0)]) }

    private func load(from start: Int) -> Request<Event> {
        .load(slot: "page") { [count, isClosed] in
            if isClosed { return .lost }
            let page = (start..<min(start + 10, count)).map { Thing(id: $0) }
            return .came(page, isLast: start + 10 >= count)
        }
    }

    func title(_ state: State) -> Phrase { Phrase(en: "Shelf", ko: "선반") }

    func isTyping(_ state: State) -> Bool { state.isTyping }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.burn.id: .refused(Phrase(en: "Nothing burns here.", ko: "여기서는 태울 수 없습니다."))
        case Self.secret.id: .absent
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Action.down.id): .move(1)
        case .action(Action.up.id): .move(-1)
        case .action(Action.open.id): state.isTyping ? .entered : .open
        case .action(Self.edit.id): .edit
        case .action(Self.drop.id): .drop
        case .chosen(let number): .choose(number)
        case .scrolled(let lines): .move(lines)
        case .typed(let key): .typed(key)
        default: nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(let page, let isLast): state.list.append(page, isLast: isLast)
        case .move(let count): state.list.move(by: count)
        case .choose(let number): state.list.select(number)
        case .open: return [.open(Destination("thing", ["id": "\(state.list.selection)"]))]
        case .drop: return [.ask(Phrase(en: "Drop it?", ko: "버릴까요?"), yes: .dropped)]
        case .dropped: return [.toast(Phrase(en: "Dropped.", ko: "버렸습니다."), undo: .restored)]
        case .restored: state.note = EditedLine("돌아옴")
        case .edit: state.isTyping = true
        case .entered: state.isTyping = false
        case .typed(let key): _ = state.note.take(key)
        case .lost: return [.failed(refusal, retry: .restored)]
        }
        state.list.settle(around.size.rows)
        guard state.list.wantsMore(around.size.rows) else { return [] }
        state.list.tail = .loading
        return [load(from: state.list.rows.count)]
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        for (row, number) in state.list.seen(around.size.rows).enumerated() {
            let part = Rect(column: 0, row: row, columns: around.size.columns, rows: 1)
            let isSelected = number == state.list.selection
            frame.put(line: state.list.rows[number].name, in: part, .role(.text, isSelected: isSelected))
            frame.mark(part, as: .item(number))
        }
        frame.put(line: state.note.text, in: frame.bounds, isRight: true)
        return frame
    }
}

/// A screen of one line.
struct Leaf: Screen {
    let text: String
    var actions: [Action] { [] }
    func start() -> (String, [Request<Never>]) { (text, []) }
    func title(_ state: String) -> Phrase { Phrase(state) }
    func event(for input: ScreenInput, in state: String) -> Never? { nil }
    func update(_ state: inout String, _ event: Never, _ around: Surroundings) -> [Request<Never>] {}
    func view(_ state: String, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(line: state, in: frame.bounds)
        return frame
    }
}
