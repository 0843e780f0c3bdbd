/// Every target has its one sentence in Docs/targets.md and the reverse, the targets of a domain one
/// together; the emitted documents are there, one of each kind to a domain.
enum TargetListRule {
    static let name = "target list"
    static let document = "Docs/targets.md"

    /// The documents that the code emits: those of all domains together, and those of each.
    static func emitted(for domains: some Sequence<String>) -> [String] {
        ["Docs/errors.md"]
            + domains.map { $0.lowercased() }.sorted().flatMap { domain in
                ["Docs/access/\(domain).md", "Docs/errors/\(domain).md", "Docs/openapi/\(domain).json"]
            }
    }

    static func check(_ tree: SourceTree) -> [Violation] {
        let rows = MarkdownTable.rows(of: tree.texts[document] ?? "")
        let targets = Set(targetNames(in: tree))
        let listed = Dictionary(grouping: rows, by: \.name)
        let missing = targets.subtracting(listed.keys).sorted().map {
            violation(
                1,
                "Target \($0) is missing. Add to the table that it belongs to: | `\($0)` | its one sentence |"
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

    /// The targets of Package.swift, tests left out. Of a domain's libraries the core stands for those of its
    /// kinds, which are told of once.
    static func targetNames(in tree: SourceTree) -> [String] {
        tree.targets.all.filter { target in
            guard let kind = target.domainKind else { return target.kind != .tests }
            return target.kind == .library && (kind.isEmpty || LayerRule.kinds[kind] == nil)
        }.map(\.name)
    }

    private static func emittedDocuments(_ tree: SourceTree) -> [Violation] {
        emitted(for: tree.domains).filter { tree.texts[$0]?.allSatisfy(\.isWhitespace) != false }.map {
            Violation(
                file: $0, line: 1, rule: name,
                message: "The file is missing or empty. Emit it as CONTRIBUTING.md says.")
        }
    }

    private static func violation(_ line: Int, _ message: String) -> Violation {
        Violation(file: document, line: line, rule: name, message: message)
    }
}
