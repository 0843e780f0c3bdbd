import FoundationEssentials
import Testing

/// Files that pin the wire: `Tests/Golden/Listings/<name>.json`.
enum Golden {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden/Listings")

    /// Compares the text with the file, or writes the file if `MADANG_RECORD=1`.
    static func check(_ text: String, _ name: String) throws {
        let file = folder.appending(path: "\(name).json")
        if ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1" {
            return try Data(text.utf8).write(to: file)
        }
        let recorded = try? Data(contentsOf: file)
        #expect(
            recorded.map { String(decoding: $0, as: UTF8.self) } == text,
            """
            The wire form is not the one in Tests/Golden/Listings/\(name).json. Clients of released versions \
            depend on it. If the change is meant, run the tests once with MADANG_RECORD=1 and commit the file.
            """)
    }

    /// The names of the files.
    static func names() throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) })
    }
}
