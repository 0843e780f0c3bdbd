import FoundationEssentials

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder of a test's own, removed with it.
final class TemporaryFolder: Sendable {
    private let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.path + "/madang-database-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: root)
        } catch {
            print("cannot remove \(root): \(error)")
        }
    }

    /// A path inside.
    func path(_ name: String) -> String { root + "/" + name }

    /// Writes a file.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// The text of a file.
    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
    }

    /// Copies a file inside.
    func copy(_ name: String, to other: String) throws {
        try FileManager.default.copyItem(atPath: path(name), toPath: path(other))
    }

    /// Removes a file inside.
    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    /// Whether there is such a file.
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The permission bits of a file or folder, nil if there is none.
    func permissions(_ name: String) -> Int? {
        var status = stat()
        return stat(path(name), &status) == 0 ? Int(status.st_mode & 0o777) : nil
    }

    /// Sets the permission bits.
    func setPermissions(_ bits: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: path(name))
    }
}
