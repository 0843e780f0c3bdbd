import FoundationEssentials
import Terminal
import Vocabulary

/// Chooses photos among the files of this machine, and has them described, for the screen below.
struct FilePickerScreen: Screen {
    struct State: Hashable {
        /// The folder that is shown; the root until it has been read.
        var folder = FolderPath("/")
        var list = KeysetList<FolderEntry>()
        /// The paths of the marked photos, of any folder.
        var marked = Marks()
        /// A path being typed; nil while the person browses the folder.
        var typing: Typing?
    }

    /// Something that is typed.
    enum Typing: Hashable {
        case path(FieldList)
        case descriptions(of: [String], FieldList)
    }

    enum Event {
        case read(folder: FolderPath, [FolderEntry]?)
        case move(ListMove), choose(Int), enter, above, typePath, leave, fill(FieldEdit)
        case mark, take
        case found(path: String, isFolder: Bool?)
    }

    let memory: FolderMemory
    let home: String
    /// How many photos can be chosen.
    var most = 1

    static let enter = Action("files.enter", Phrase(en: "Choose", ko: "선택"), [Key(.enter)], isShown: true)
    static let mark = Action("files.mark", Phrase(en: "Mark", ko: "표시"), [.text(" ")], isShown: true)
    static let take = Action(
        "files.take", Phrase(en: "Take what is marked", ko: "표시한 사진 추가"), [.control("s")], isShown: true)
    static let above = Action(
        "files.above", Phrase(en: "Folder above", ko: "상위 폴더"), [Key(.backspace), .text("-")],
        isShown: true)
    static let path = Action(
        "files.path", Phrase(en: "Type a path", ko: "경로 입력"), [.text("/")], isShown: true)

    var actions: [Action] {
        [Self.enter, Self.mark, Self.take, Self.above, Self.path] + Action.movingBesideMarks
    }

    func start() -> (State, [Request<Event>]) {
        let first = Request<Event>.load(slot: "folder") { [memory] in
            let folder = await memory.folder
            return .read(folder: folder, await memory.entries(in: folder))
        }
        return (State(), [first])
    }

    func title(_ state: State) -> Phrase {
        most > 1 ? Phrase(en: "Choose photos", ko: "사진 고르기") : Phrase(en: "Choose a photo", ko: "사진 고르기")
    }

    func isTyping(_ state: State) -> Bool { state.typing != nil }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.enter.id, Action.up.id, Action.down.id: return .possible
        case _ where state.typing != nil: return .absent
        case Self.mark.id: return most > 1 ? marking(state) : .absent
        case Self.take.id: return state.marked.isEmpty ? .absent : .possible
        default: return .possible
        }
    }

    private func marking(_ state: State) -> Availability {
        guard let entry = state.list.selected, !entry.isFolder else { return .absent }
        guard state.marked.names.count >= most, !state.isMarked(entry) else { return .possible }
        return .refused(
            Phrase(en: "\(most.counted("more photo")) can be added.", ko: "사진을 \(most)장 더 추가할 수 있습니다."))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.enter.id): return .enter
        case .action(Self.mark.id): return .mark
        case .action(Self.take.id): return .take
        case .action(Self.above.id): return .above
        case .action(Self.path.id): return .typePath
        case .action(Action.back.id): return .leave
        case .chosen(let number) where state.typing == nil:
            return number == state.list.selection ? .enter : .choose(number)
        default: return state.typing == nil ? nil : FieldEdit(input).map { .fill($0) }
        }
    }
}

extension FilePickerScreen.State {
    /// The path of an entry of the folder.
    func path(of entry: FolderEntry) -> String { folder.appending(entry.name) }

    /// Whether the photo is marked.
    func isMarked(_ entry: FolderEntry) -> Bool { marked.place(of: path(of: entry)) != nil }
}
