import Composition
import FoundationEssentials
import Glibc
import Terminal
import Vocabulary

extension FilePickerScreen {
    static let pathField = FieldList.Field(
        "path", Phrase(en: "Path of a photo or a folder", ko: "사진이나 폴더의 경로"),
        limit: TextLimit(Int(PATH_MAX), bytes: Int(PATH_MAX)))

    /// The field for the description of a photo, with its name where there are several.
    static func descriptionField(of path: String, named name: String?) -> FieldList.Field {
        let words = Phrase(
            en: "What is to be seen, for those who do not see it (optional)",
            ko: "사진 설명: 보지 못하는 사람에게 읽어 줍니다 (선택)")
        let label = name.map { Phrase(en: "\($0), description (optional)", ko: "\($0), 사진 설명 (선택)") }
        return FieldList.Field(
            path, label ?? words, limit: TextLimit(Domain.pictureDescriptionLengths))
    }

    /// How many of a folder are seen at once.
    static func rows(_ size: Size) -> Int { max(0, size.rows - 1) }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        switch state.typing {
        case .path(let fields): frame.put(fields, in: Self.room(frame), around.language)
        case .descriptions(let paths, let fields):
            let (name, rest) = Self.room(frame).split(top: 2)
            let count = Phrase(en: paths.count.counted("photo"), ko: "사진 \(paths.count)장")
            let line = paths.count == 1 ? paths[0] : count.text(in: around.language)
            frame.put(line: line, in: name, .role(.accent))
            frame.put(fields, in: rest, around.language)
        case nil:
            let (heading, rest) = frame.bounds.split(top: 1)
            frame.put(line: self.heading(state, around.language), in: heading, .role(.faint))
            let nothing = Phrase(
                en: "No photos or folders here. Backspace leads to the folder above.",
                ko: "사진이나 폴더가 없습니다. 백스페이스를 누르면 상위 폴더로 갑니다.")
            frame.put(state.list, in: rest, around.language, nothing: nothing) {
                frame, entry, row, isSelected in
                frame.put(
                    title: entry.name + (entry.isFolder ? "/" : ""), mark: mark(of: entry, state, around), [],
                    in: row, isSelected: isSelected)
            }
        }
        return frame
    }

    /// The folder, and how many photos are marked.
    private func heading(_ state: State, _ language: Language) -> String {
        guard !state.marked.isEmpty else { return state.folder.text }
        let count = state.marked.names.count
        let words = Phrase(en: "\(count) of \(most) marked", ko: "\(most)장 중 \(count)장 표시")
        return "\(state.folder.text)  \(words.text(in: language))"
    }

    /// The place of a marked photo among the marked ones.
    private func mark(
        of entry: FolderEntry, _ state: State, _ around: Surroundings
    ) -> (text: String, words: String) {
        guard let place = state.marked.place(of: state.path(of: entry)) else { return ("", "") }
        let words = Phrase(en: "marked, number \(place + 1)", ko: "표시함, \(place + 1)번째")
        return ("[\(place + 1)]", words.text(in: around.language))
    }

    private static func room(_ frame: Frame) -> Rect { frame.bounds.inset(columns: 2, rows: 1) }
}

extension Router {
    /// Where files of this machine are chosen: in the current folder first, later where one was last.
    static func files() -> Router {
        let memory = FolderMemory(FolderPath(FileManager.default.currentDirectoryPath))
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
        return Router([
            Destination.files.name: { destination in
                let most = destination.values["most"].flatMap { Int($0) } ?? 1
                return Mount(FilePickerScreen(memory: memory, home: home, most: most))
            }
        ])
    }
}
