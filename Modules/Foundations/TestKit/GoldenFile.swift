import FoundationEssentials
public import Testing

/// A file of the package that pins what the code makes: a document, or one file of a `GoldenFolder`.
///
/// With `MADANG_RECORD=1` in the environment it is written, with the folders that it lies in, to be looked at
/// as a difference.
public struct GoldenFile: Sendable {
    /// Where it is in the package: `Docs/openapi.json`.
    public let name: String
    private let path: String

    /// The file of that name in the package of the calling test.
    public init(_ name: String, file: String = #filePath) {
        self.name = name
        path = Self.package(of: file) + "/" + name
    }

    /// Whether files are written now.
    public static var isRecording: Bool { ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1" }

    /// What the file says now; nil where there is none.
    var text: String? {
        (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Compares the file with the text, byte by byte, and tells of the first line that differs. Throws what
    /// keeps the file from being written.
    public func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if Self.isRecording { try write(text) }
        guard let kept = try? Data(contentsOf: URL(filePath: path)) else {
            Issue.record(
                "\(name) is not there. Run with MADANG_RECORD=1 and look at what is written.",
                sourceLocation: sourceLocation)
            return
        }
        guard kept != Data(text.utf8) else { return }
        let difference = Self.difference(String(decoding: kept, as: UTF8.self), text)
        Issue.record(
            """
            \(name) is not what the code makes; programs and people depend on it. If the change is meant, \
            run with MADANG_RECORD=1 and look at the difference.
            \(difference)
            """,
            sourceLocation: sourceLocation)
    }

    private func write(_ text: String) throws {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    /// The first line in which two texts differ.
    private static func difference(_ kept: String, _ made: String) -> String {
        let lines = [kept, made].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        for number in 0..<max(lines[0].count, lines[1].count) {
            let (old, new) = (line(number, of: lines[0]), line(number, of: lines[1]))
            if !old.utf8.elementsEqual(new.utf8) {
                return "line \(number + 1) is\n\(old)\nand becomes\n\(new)"
            }
        }
        return "only the end of the text differs"
    }

    private static func line(_ number: Int, of lines: [Substring]) -> Substring {
        number < lines.count ? lines[number] : "(no line)"
    }

    /// The folder above `Tests`, or the file's own where there is none.
    static func package(of file: String) -> String {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let root = parts.lastIndex(of: "Tests").map { parts[..<$0] } ?? parts.dropLast()
        return root.joined(separator: "/")
    }
}
