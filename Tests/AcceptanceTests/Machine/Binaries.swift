import FoundationEssentials
import Glibc
import Testing

/// The programs under test, as they were built beside these tests.
enum Binaries {
    /// The path of a program. Fails with what to build if it is not there.
    static func path(_ name: String) throws -> String {
        try #require(
            found(name),
            "\(name) is missing: run 'swift build --product \(name)', or name its folder in MADANG_BINARIES")
    }

    /// Whether a program was built.
    static func isBuilt(_ name: String) -> Bool { found(name) != nil }

    private static func found(_ name: String) -> String? {
        let named = ProcessInfo.processInfo.environment["MADANG_BINARIES"].map { [$0] } ?? []
        let folders = named + besideTests
        let paths = folders.map { folder -> String in "\(folder)/\(name)" }
        return paths.first { path in access(path, X_OK) == 0 }
    }

    private static var besideTests: [String] {
        var folders: [String] = []
        if let runner = realpath("/proc/self/exe", nil) {
            folders.append(folder(of: String(cString: runner)))
            free(runner)
        }
        // The runner may be the toolchain's own, which is told where the tests lie.
        folders += CommandLine.arguments.filter { $0.contains("PackageTests") }.map { folder(of: $0) }
        return folders
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
