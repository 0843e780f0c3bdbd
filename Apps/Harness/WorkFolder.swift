import FoundationEssentials
import Vocabulary

/// A folder for what is thrown away afterwards.
struct WorkFolder {
    let path: String

    /// Makes one in the system's temporary folder. Throws `unavailable`.
    init() throws(ServiceFailure) {
        path = FileManager.default.temporaryDirectory.path + "/madang-harness-\(UUID().uuidString)"
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unavailable("\(path) cannot be made")
        }
    }

    /// Removes it with all that it holds.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
