import Composition
import FoundationEssentials
import Glibc
import Terminal
import Vocabulary

extension FilePickerScreen {
    static let pathField = FieldList.Field(
        "path", Phrase(en: "Path of a photo or a folder", ko: "사진이나 폴더의 경로"),
        limit: TextLimit(Int(PATH_MAX), bytes: Int(PATH_MAX)))
    static let descriptionField = FieldList.Field(
        "description",
        Phrase(
            en: "What is to be seen, for those who do not see it (optional)",
            ko: "사진 설명: 보지 못하는 사람에게 읽어 줍니다 (선택)"),
        limit: TextLimit(Domain.pictureDescriptionLengths))

    /// How many of a folder are seen at once.
    static func rows(_ size: Size) -> Int { max(0, size.rows - 1) }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        switch state.typing {
        case .path(let fields): frame.put(fields, in: Self.room(frame), around.language)
        case .description(let path, let fields):
            let (name, rest) = Self.room(frame).split(top: 2)
            frame.put(line: path, in: name, .role(.accent))
            frame.put(fields, in: rest, around.language)
        case nil:
            let (heading, rest) = frame.bounds.split(top: 1)
            frame.put(line: state.folder.text, in: heading, .role(.faint))
            let nothing = Phrase(
                en: "No photos or folders here. Backspace leads to the folder above.",
                ko: "사진이나 폴더가 없습니다. 백스페이스를 누르면 상위 폴더로 갑니다.")
            frame.put(state.list, in: rest, around.language, nothing: nothing) {
                frame, entry, row, isSelected in
                frame.put(
                    title: entry.name + (entry.isFolder ? "/" : ""), [], in: row,
                    isSelected: isSelected)
            }
        }
        return frame
    }

    private static func room(_ frame: Frame) -> Rect { frame.bounds.inset(columns: 2, rows: 1) }
}

extension Router {
    /// Where a file of this machine is chosen: in the current folder first, later where one was last.
    static func files() -> Router {
        let memory = FolderMemory(FolderPath(FileManager.default.currentDirectoryPath))
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
        return Router([Destination.files.name: { _ in Mount(FilePickerScreen(memory: memory, home: home)) }])
    }
}
