import FoundationEssentials
import Testing

/// A document of the repository that the code emits.
struct RecordedDocument {
    private let path: String

    init(_ name: String) {
        let here = URL(fileURLWithPath: #filePath)
        path =
            here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(name).path
    }

    /// Compares the document with what is emitted now; writes it if `MADANG_RECORD=1`.
    func check(_ emitted: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1" {
            let file = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(emitted.utf8).write(to: file)
        }
        let kept = (try? Data(contentsOf: URL(fileURLWithPath: path))).map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(
            kept == emitted,
            "\(path) is not what the code emits. Run with MADANG_RECORD=1 and look at the difference.",
            sourceLocation: sourceLocation)
    }
}
