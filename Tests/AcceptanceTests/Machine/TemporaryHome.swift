import FoundationEssentials

/// A home folder that disappears with its owner.
final class TemporaryHome: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/madang-acceptance-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file into it and answers its path.
    func write(_ name: String, _ text: String) throws -> String {
        let file = "\(path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: file))
        return file
    }
}
