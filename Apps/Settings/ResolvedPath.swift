import Glibc
import SystemPackage

/// Paths without symbolic links: what is derived from the path of a file then lies beside the file, and not
/// beside a link to it.
package enum ResolvedPath {
    /// The path with every symbolic link in it resolved, as far as its folders are there; a link that leads
    /// nowhere stays as it is.
    package static func of(_ path: String) -> String {
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        let whole = FilePath(path)
        guard let name = whole.lastComponent else { return path }
        let above = whole.removingLastComponent()
        let folder = FilePath(above.isEmpty ? "." : of(above.string))
        return switch name.kind {
        case .currentDirectory: folder.string
        case .parentDirectory: folder.removingLastComponent().string
        case .regular: folder.appending(name).string
        }
    }
}
