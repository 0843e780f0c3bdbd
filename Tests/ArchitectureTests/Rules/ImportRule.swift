/// Rule 1: a target imports what its kind may import, and a library of others has one edge.
enum ImportRule {
    static let name = "imports"

    static func check(_ tree: SourceTree, allowances: [Allowance] = Allowance.foundation) -> [Violation] {
        var findings: [Finding] = []
        var violations: [Violation] = []
        for file in tree.swiftFiles where file.path.contains("/") {
            guard let layout = Layout(of: file.path, in: tree.targets) else {
                violations.append(homeless(file))
                continue
            }
            let permitted = layout.modules
            for (module, line) in imports(of: file) where !permitted.contains(module) {
                let text = message(module, layout, tree.targets)
                let violation = Violation(file: file.path, line: line, rule: name, message: text)
                if module == "Foundation", layout.standard.isSuperset(of: Layout.edgeStandard) {
                    findings.append(Finding(violation: violation, subject: module, amount: 1))
                } else {
                    violations.append(violation)
                }
            }
        }
        return violations + Allowance.settle(findings, allowances, rule: name)
    }

    /// The modules that a file imports, however the import is written, with their lines.
    static func imports(of file: SwiftFile) -> [(module: String, line: Int)] {
        file.tokens.indices.compactMap { index in
            guard file.tokens[index].isWord("import"),
                file.tokens[file.declarationStart(at: index)].startsLine,
                var module = file.tokens[safe: index + 1]
            else { return nil }
            if kinds.contains(module.text), let next = file.tokens[safe: index + 2], next.kind == .word,
                next.line == module.line
            {
                module = next
            }
            return (module.text, module.line)
        }
    }

    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]

    private static func homeless(_ file: SwiftFile) -> Violation {
        Violation(
            file: file.path, line: 1, rule: name,
            message:
                "This folder is of no kind. Put the file into Core, Memory, SQL, HTTP, Console, Screens, "
                + "Pages, Samples, Contract or Fakes of a domain that has them, or add a target to "
                + "Package.swift."
        )
    }

    private static func message(_ module: String, _ layout: Layout, _ targets: TargetGraph) -> String {
        let start = "\(layout.target.name) must not import \(module)"
        if module == "Foundation" {
            return "\(start): FoundationEssentials is enough; if it is not, say why in Allowances.foundation."
        }
        if targets[module]?.layer == .app {
            return
                "\(start): it does not stand below it in ARCHITECTURE.md. Take what it gives as an argument."
        }
        if let edges = EdgeRule.edges[module] {
            return "\(start): \(EdgeRule.list(edges)) alone may. Declare a port in the core and let that "
                + "edge implement it."
        }
        if let other = targets[module]?.domain, other != layout.target.domain {
            return
                "\(start), which belongs to \(other). Declare a port for it; the adapter is one file "
                + "in Apps/Composition/Glue."
        }
        let allowed = layout.modules.subtracting([layout.target.name]).sorted().joined(separator: ", ")
        return "\(start). It may import \(allowed). What else its kind may use (LayerRule) it names in "
            + "Package.swift. A new library needs an edge (Docs/how-to/add-a-library.md)."
    }
}
