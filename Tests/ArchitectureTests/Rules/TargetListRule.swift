/// Rule 6: every target has its one sentence in ARCHITECTURE.md and the reverse; the emitted documents are
/// there.
enum TargetListRule {
    static let name = "target list"
    static let document = "ARCHITECTURE.md"
    static let emitted = ["Docs/openapi.json", "Docs/errors.md"]

    static func check(_ tree: SourceTree) -> [Violation] {
        let rows = MarkdownTable.rows(of: tree.texts[document] ?? "", inSection: "Targets")
        let targets = Set(targetNames(in: tree))
        let listed = Dictionary(grouping: rows, by: \.name)
        let missing = targets.subtracting(listed.keys).sorted().map {
            violation(
                1,
                "Target \($0) is missing. Add to the section Targets: | `\($0)` | its one sentence |"
            )
        }
        let wrong = rows.compactMap { row -> Violation? in
            if !targets.contains(row.name) {
                return violation(row.line, "Package.swift has no target \(row.name). Remove the line.")
            }
            if row.cells.first?.isEmpty != false {
                return violation(row.line, "\(row.name) has no sentence.")
            }
            if let count = listed[row.name]?.count, count > 1 {
                return violation(row.line, "\(row.name) stands here \(count) times. Keep one line.")
            }
            return nil
        }
        return missing + wrong + emittedDocuments(tree)
    }

    /// The targets of Package.swift, tests left out, read from the calls of its functions per kind.
    static func targetNames(in tree: SourceTree) -> [String] {
        guard let file = tree.swiftFiles.first(where: { $0.path == "Package.swift" }) else { return [] }
        return file.tokens.indices.flatMap { index -> [String] in
            guard file.tokens[safe: index + 1]?.isSymbol("(") == true,
                let literal = file.tokens[safe: index + 2], literal.kind == .string, !literal.isInterpolated
            else { return [] }
            switch file.tokens[index].text {
            case "library", "program", "system", "shim": return [literal.text]
            case "domain":
                return ["", "SQL", "HTTP", "Console", "Contract", "Fakes"].map { literal.text + $0 }
            default: return []
            }
        }
    }

    private static func emittedDocuments(_ tree: SourceTree) -> [Violation] {
        emitted.filter { tree.texts[$0]?.allSatisfy(\.isWhitespace) != false }.map {
            Violation(
                file: $0, line: 1, rule: name,
                message: "The file is missing or empty. Emit it as CONTRIBUTING.md says.")
        }
    }

    private static func violation(_ line: Int, _ message: String) -> Violation {
        Violation(file: document, line: line, rule: name, message: message)
    }
}
