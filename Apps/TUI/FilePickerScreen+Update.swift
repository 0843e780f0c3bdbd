import Terminal
import Vocabulary

extension FilePickerScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .read(let folder, let entries?):
            state = State(folder: folder, marked: state.marked)
            state.list.append(entries, isLast: true)
        case .read(_, nil):
            state.list.tail = .complete
            return [.toast(Phrase(en: "This folder cannot be read.", ko: "이 폴더를 읽을 수 없습니다."))]
        case .move(let move) where state.typing == nil: state.list.move(move, Self.rows(around.size))
        case .move(.lines(let count)): state.fill(.move(count))
        case .move: break
        case .choose(let number): state.list.select(number)
        case .mark: state.mark()
        case .take: state.describe(state.marked.names)
        case .above: return [read(state.folder.above)]
        case .typePath: state.typing = .path(FieldList([Self.pathField]))
        case .leave:
            guard state.typing != nil else { return [.back] }
            state.typing = nil
        case .fill(let edit): state.fill(edit)
        case .enter: return enter(&state)
        case .found(let path, true?): return [read(FolderPath(path))]
        case .found(let path, false?): state.describe(state.with(path, atMost: most))
        case .found(_, nil):
            state.tell(Phrase(en: "There is no such file.", ko: "그런 파일이 없습니다."))
        }
        return []
    }

    private func enter(_ state: inout State) -> [Request<Event>] {
        switch state.typing {
        case .descriptions(let paths, var fields):
            guard fields.isAtEnd else {
                fields.move(by: 1)
                state.typing = .descriptions(of: paths, fields)
                return []
            }
            let files = paths.map { PickedFile($0, description: fields[$0]) }
            return [.give(PickedFile.values(of: files))]
        case .path(let fields): return [look(at: state.folder.path(typed: fields["path"], home: home))]
        case nil:
            guard let entry = state.list.selected else { return [] }
            return [look(at: state.path(of: entry))]
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
    /// Marks the selected photo, or unmarks it, and selects the next entry.
    fileprivate mutating func mark() {
        guard let entry = list.selected, !entry.isFolder else { return }
        marked.toggle(path(of: entry))
        list.move(by: 1)
    }

    /// The marked photos, with this one behind them if there is room.
    fileprivate func with(_ path: String, atMost most: Int) -> [String] {
        let names = marked.names
        return names.contains(path) || names.count >= most ? names : names + [path]
    }

    /// Has these photos described.
    fileprivate mutating func describe(_ paths: [String]) {
        let names = paths.map { $0.split(separator: "/").last.map { String($0) } ?? $0 }
        let fields = zip(paths, names).map { path, name in
            FilePickerScreen.descriptionField(of: path, named: paths.count > 1 ? name : nil)
        }
        typing = .descriptions(of: paths, FieldList(fields))
    }

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
        case .descriptions(let paths, var fields):
            body(&fields)
            typing = .descriptions(of: paths, fields)
        case nil: break
        }
    }
}
