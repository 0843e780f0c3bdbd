import FoundationEssentials
public import Testing

/// The golden files of one group: `Tests/Golden/<name>`.
public struct GoldenFolder: Sendable {
    private let name: String
    private let file: String

    /// The folder of that name in the package of the calling test.
    public init(_ name: String, file: String = #filePath) {
        self.name = "Tests/Golden/\(name)"
        self.file = file
    }

    /// Compares a file of the folder with the text, as `GoldenFile.expect`.
    public func expect(
        _ text: String, _ fileName: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try GoldenFile("\(name)/\(fileName)", file: file).expect(text, sourceLocation: sourceLocation)
    }

    /// Checks that the folder has no other files of that ending than those that tests use. Throws what keeps
    /// it from being read.
    public func expectAllUsed(
        _ used: [String], ending: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let unused = try names(ending: ending).subtracting(used)
        #expect(
            unused.isEmpty, "No test reads these files of \(name), remove them: \(unused.sorted())",
            sourceLocation: sourceLocation)
    }

    /// The names of the files with that ending. Throws what keeps the folder from being read.
    public func names(ending: String) throws -> Set<String> {
        let path = GoldenFile.package(of: file) + "/" + name
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        return Set(try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(ending) })
    }
}
