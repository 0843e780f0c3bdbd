import FoundationEssentials
import Testing

/// Compares the text with the file of that name in Tests/Golden/Wire; with MADANG_RECORD=1 the file is
/// written.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = goldenFolder + name
    if ProcessInfo.processInfo.environment["MADANG_RECORD"] == "1" {
        try Data(text.utf8).write(to: URL(filePath: path))
    }
    let recorded = try? String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(
        recorded == text,
        """
        the wire has changed: if that is meant, run with MADANG_RECORD=1 and read the diff of \
        Tests/Golden/Wire
        """,
        sourceLocation: sourceLocation)
}

private let goldenFolder: String = {
    let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return parts.joined(separator: "/") + "/Golden/Wire/"
}()
