/// The templates of a target: the files in its folder `Templates`, and the Swift file that they are emitted
/// into, by which they are compiled in.
struct TemplateFolder {
    /// The folder of the target: `Modules/Listings/Pages`.
    let target: String
    /// The texts by the names of the files.
    let files: [String: String]

    private static let folder = "/Templates/"
    private static let emitted = "/EmittedTemplates.swift"

    /// The Swift file.
    var path: String { target + Self.emitted }

    /// Whether the file is emitted.
    static func isEmitted(_ path: String) -> Bool { path.hasSuffix(emitted) }

    /// Those of a tree, in the order of their targets.
    static func all(in tree: SourceTree) -> [TemplateFolder] {
        var folders: [String: [String: String]] = [:]
        for (path, text) in tree.texts where path.hasPrefix("Modules/") {
            guard let range = path.ranges(of: folder).first else { continue }
            folders[String(path[..<range.lowerBound]), default: [:]][String(path[range.upperBound...])] = text
        }
        return folders.sorted { $0.key < $1.key }.map { TemplateFolder(target: $0.key, files: $0.value) }
    }

    /// What the Swift file must say.
    var text: String {
        let end = files.count > 1 ? "," : ""
        let entries = files.sorted { $0.key < $1.key }.map { name, text in
            let key = name.hasSuffix(".mustache") ? String(name.dropLast(".mustache".count)) : name
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "\n" : "        \($0)\n" }
            return "        \"\(key)\": #\"\"\"\n\(lines.joined())        \"\"\"#\(end)\n"
        }
        return """
            // Emitted by Scripts/templates from the files in Templates.

            /// The texts of the files in Templates by their names, of templates without `.mustache`.
            enum EmittedTemplates {
                static let all: [String: String] = [
            \(entries.joined())    ]
            }

            """
    }
}
