import FoundationEssentials
import Terminal

/// What stands in a folder of this machine, as far as it is a photo or may lead to one.
struct FolderEntry: Hashable, Identifiable {
    let name: String
    let isFolder: Bool

    var id: String { name }

    /// The most of a folder that are looked at.
    private static let most = 10_000

    private static let endings: Set<String> = [
        "jpg", "jpeg", "png", "webp", "gif", "heic", "heif", "avif", "tif", "tiff", "jxl",
    ]

    /// The folders and then the photos in it by their names, hidden ones left out. Throws what the system
    /// says.
    static func all(in folder: FolderPath) throws -> [FolderEntry] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.text)
        let entries = names.prefix(most).compactMap { name -> FolderEntry? in
            guard !name.hasPrefix("."), let isFolder = isFolder(folder.appending(name)) else { return nil }
            return isFolder || isPhoto(name) ? FolderEntry(name: name, isFolder: isFolder) : nil
        }
        return entries.sorted {
            ($0.isFolder ? 0 : 1, $0.name.lowercased()) < ($1.isFolder ? 0 : 1, $1.name.lowercased())
        }
    }

    /// Whether there is a folder at the path; nil if there is nothing.
    static func isFolder(_ path: String) -> Bool? {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder : nil
    }

    private static func isPhoto(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }
}

/// The folder of the last chosen file.
actor FolderMemory {
    private(set) var folder: FolderPath

    init(_ folder: FolderPath) { self.folder = folder }

    /// What is in the folder, which is remembered; nil if it cannot be read.
    func entries(in folder: FolderPath) -> [FolderEntry]? {
        guard let entries = try? FolderEntry.all(in: folder) else { return nil }
        self.folder = folder
        return entries
    }
}
