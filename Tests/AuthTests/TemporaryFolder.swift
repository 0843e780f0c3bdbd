import Glibc
import Testing

/// A folder of its own for the time of a test.
enum TemporaryFolder {
    static func with(_ body: (String) async throws -> Void) async throws {
        var template = Array("/tmp/madang-auth-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template), "no folder under /tmp: free some space there")
        let folder = String(cString: made)
        defer { remove(folder) }
        try await body(folder)
    }

    /// The names in a folder, sorted.
    static func names(_ folder: String) -> [String] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The permission bits of a file or folder.
    static func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    private static func remove(_ path: String) {
        for name in names(path) { remove("\(path)/\(name)") }
        if unlink(path) != 0 { rmdir(path) }
    }
}
