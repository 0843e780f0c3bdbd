import FoundationEssentials
import Terminal
import Vocabulary

/// Chooses a photo among the files of this machine, and has it described, for the screen below.
struct FilePickerScreen: Screen {
    struct State: Hashable {
        /// The folder that is shown; the root until it has been read.
        var folder = FolderPath("/")
        var list = KeysetList<FolderEntry>()
        /// A path being typed; nil while the person browses the folder.
        var typing: Typing?
    }

    /// Something that is typed.
    enum Typing: Hashable {
        case path(FieldList)
        case description(of: String, FieldList)
    }

    enum Event {
        case read(folder: FolderPath, [FolderEntry]?)
        case move(ListMove), choose(Int), enter, above, typePath, leave, fill(FieldEdit)
        case found(path: String, isFolder: Bool?)
    }

    let memory: FolderMemory
    let home: String

    static let enter = Action("files.enter", Phrase(en: "Choose", ko: "선택"), [Key(.enter)], isShown: true)
    static let above = Action(
        "files.above", Phrase(en: "Folder above", ko: "상위 폴더"), [Key(.backspace), .text("-")],
        isShown: true)
    static let path = Action(
        "files.path", Phrase(en: "Type a path", ko: "경로 입력"), [.text("/")], isShown: true)

    var actions: [Action] {
        [Self.enter, Self.above, Self.path] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        let first = Request<Event>.load(slot: "folder") { [memory] in
            let folder = await memory.folder
            return .read(folder: folder, await memory.entries(in: folder))
        }
        return (State(), [first])
    }

    func title(_ state: State) -> Phrase { Phrase(en: "Choose a photo", ko: "사진 고르기") }

    func isTyping(_ state: State) -> Bool { state.typing != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        state.typing == nil || action == Self.enter.id ? .possible : .absent
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if state.typing == nil, let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.enter.id): return .enter
        case .action(Self.above.id): return .above
        case .action(Self.path.id): return .typePath
        case .action(Action.back.id): return .leave
        case .chosen(let number) where state.typing == nil:
            return number == state.list.selection ? .enter : .choose(number)
        default: return state.typing == nil ? nil : FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .read(let folder, let entries?):
            state = State(folder: folder)
            state.list.append(entries, isLast: true)
        case .read(_, nil):
            state.list.tail = .complete
            return [.toast(Phrase(en: "This folder cannot be read.", ko: "이 폴더를 읽을 수 없습니다."))]
        case .move(let move): state.list.move(move, Self.rows(around.size))
        case .choose(let number): state.list.select(number)
        case .above: return [read(state.folder.above)]
        case .typePath: state.typing = .path(FieldList([Self.pathField]))
        case .leave:
            guard state.typing != nil else { return [.back] }
            state.typing = nil
        case .fill(let edit): state.fill(edit)
        case .enter: return enter(&state)
        case .found(let path, true?): return [read(FolderPath(path))]
        case .found(let path, false?):
            state.typing = .description(of: path, FieldList([Self.descriptionField]))
        case .found(_, nil):
            state.tell(Phrase(en: "There is no such file.", ko: "그런 파일이 없습니다."))
        }
        return []
    }

    private func enter(_ state: inout State) -> [Request<Event>] {
        switch state.typing {
        case .description(let path, let fields):
            return [.give(PickedFile(path, description: fields["description"]).values)]
        case .path(let fields): return [look(at: state.folder.path(typed: fields["path"], home: home))]
        case nil:
            guard let entry = state.list.selected else { return [] }
            return [look(at: state.folder.appending(entry.name))]
        }
    }

    private func look(at path: String) -> Request<Event> {
        .load(slot: "folder") { .found(path: path, isFolder: FolderEntry.isFolder(path)) }
    }

    private func read(_ folder: FolderPath) -> Request<Event> {
        .load(slot: "folder") { [memory] in .read(folder: folder, await memory.entries(in: folder)) }
    }
}

extension FilePickerScreen.State {
    fileprivate mutating func fill(_ edit: FieldEdit) {
        change { $0.take(edit) }
    }

    /// Says what is wrong with what was typed.
    fileprivate mutating func tell(_ fault: Phrase) {
        change { _ = $0.tell([FieldError("path", .unexpected)]) { _ in fault } }
    }

    private mutating func change(_ body: (inout FieldList) -> Void) {
        switch typing {
        case .path(var fields):
            body(&fields)
            typing = .path(fields)
        case .description(let path, var fields):
            body(&fields)
            typing = .description(of: path, fields)
        case nil: break
        }
    }
}
