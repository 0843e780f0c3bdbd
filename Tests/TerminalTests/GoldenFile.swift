import FoundationEssentials
import Testing

/// Compares the text with the file of that name under Tests/Golden/Terminal. With `MADANG_RECORD=1` in
/// the environment the file is written instead, to be reviewed as a change.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden/Terminal")
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1" {
        try Data(text.utf8).write(to: file)
        return
    }
    let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(
        text == golden,
        "Run with MADANG_RECORD=1 and review the change of Tests/Golden/Terminal/\(name).",
        sourceLocation: sourceLocation)
}
