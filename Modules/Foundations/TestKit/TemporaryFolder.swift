import FoundationEssentials

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder of a test's own, removed with the value.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let path: String

    /// Makes it under the system's folder for such. Throws what keeps it from being made.
    public init() throws {
        path = FileManager.default.temporaryDirectory.path + "/madang-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes a folder, does the work in it and removes it, whatever came of that. Throws as the work does.
    public static func with(_ body: (String) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try await body(folder.path)
        withExtendedLifetime(folder) {}
    }

    /// Writes a file. Throws what keeps it from being written.
    public func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
    }

    /// Makes a folder in it. Throws what keeps it from being made.
    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    /// The names in a folder of it, sorted. Throws if there is none.
    public func names(in folder: String) throws -> [String] { try Self.names(path + "/" + folder) }

    /// The names in any folder, sorted. Throws if there is none.
    public static func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// The permission bits of a file or folder; nil if there is none.
    public static func permissions(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_mode & 0o777) : nil
    }
}
