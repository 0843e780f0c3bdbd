public import Terminal
import Vocabulary

/// A file named on the command line, with its alternative text.
public struct DescribedFile: Sendable {
    /// The file.
    public let file: NamedFile
    /// The alternative text; empty if none was given.
    public let description: String

    /// Memberwise.
    public init(file: NamedFile, description: String) {
        self.file = file
        self.description = description
    }

    /// Reads the files, each at most `limit` bytes, and pairs them with the descriptions in order. Throws a
    /// usage error that names an unreadable file, or says that there are more descriptions than files.
    public static func read(
        _ paths: [String], _ descriptions: [String], atMost limit: Int
    ) throws(UsageError) -> [DescribedFile] {
        guard descriptions.count <= paths.count else {
            throw UsageError(
                Phrase(
                    en: "There are more descriptions than files. Give each file at most one.",
                    ko: "파일보다 설명이 많습니다. 파일마다 설명은 하나까지 쓸 수 있습니다."))
        }
        var files: [DescribedFile] = []
        for (index, path) in paths.enumerated() {
            files.append(
                DescribedFile(
                    file: try NamedFile(path, atMost: limit),
                    description: index < descriptions.count ? descriptions[index] : ""))
        }
        return files
    }
}
