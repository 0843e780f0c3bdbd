import ArgumentParser
import FoundationEssentials
import Terminal
import Verification
import Vocabulary

/// A folder for what is thrown away afterwards.
struct WorkFolder {
    let path: String

    /// Makes one in the system's temporary folder. Throws `unreachable`.
    init() throws(ServiceFailure) {
        path = FileManager.default.temporaryDirectory.path + "/madang-harness-\(UUID().uuidString)"
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(path)
        }
    }

    /// Removes it with all that it holds.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Removes it after a drill in which nothing was amiss; otherwise says where it stays, and throws what
    /// ends the program with 1.
    func end(isClean: Bool, _ console: Console) throws {
        if isClean { return remove() }
        console.note(Phrase(en: "Kept for inspection: \(path)", ko: "확인용으로 남긴 폴더: \(path)"))
        throw ExitCode.failure
    }
}
