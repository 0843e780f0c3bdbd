import Vocabulary

/// Why a folder cannot be made where one was named.
public enum NewFolderFault: Error, Hashable {
    /// There is something at the path already.
    case occupied(String)
    /// There is no folder to make it in.
    case noParent(String)

    /// Throws the fault that a folder at this absolute path would meet; makes nothing.
    static func check(_ path: String) throws(NewFolderFault) {
        if DurableFile.exists(path) { throw .occupied(path) }
        let parent = DurableFile.folder(of: path)
        if !DurableFile.exists(parent) { throw .noParent(parent) }
    }

    /// The error of work that writes a folder: its codes begin with the name of the work.
    func description(of work: String) -> ErrorDescription {
        switch self {
        case .occupied(let path):
            ErrorDescription(
                .conflict, "\(work)-occupied",
                "\(path) already exists. Choose another name, or move it away.",
                "\(path)이(가) 이미 있습니다. 다른 이름을 쓰거나 옮기세요.")
        case .noParent(let path):
            ErrorDescription(
                .notFound, "\(work)-no-parent",
                "There is no folder \(path). Make it first, or choose another place.",
                "\(path) 폴더가 없습니다. 먼저 만들거나 다른 위치를 지정하세요.")
        }
    }
}
