import FoundationEssentials
import TestKit

/// What is done to a database's files behind its back.
extension TemporaryFolder {
    /// A path inside.
    func path(_ name: String) -> String { path + "/" + name }

    /// The text of a file.
    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
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
    func permissions(_ name: String) -> Int? { Self.permissions(path(name)) }

    /// Sets the permission bits.
    func setPermissions(_ bits: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: path(name))
    }
}
