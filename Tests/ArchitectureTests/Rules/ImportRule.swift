/// Rule 1: a target imports what its kind may import, and a library of others has one edge.
enum ImportRule {
    static let name = "imports"

    static func check(_ tree: SourceTree, allowances: [Allowance] = Allowance.foundation) -> [Violation] {
        let domains = tree.domains
        var findings: [Finding] = []
        var violations: [Violation] = []
        for file in tree.swiftFiles where file.path.contains("/") {
            guard let layout = Layout.of(file.path, domains: domains) else {
                violations.append(homeless(file))
                continue
            }
            for (module, line) in imports(of: file) where !layout.permits(module) {
                let text = message(module, layout, domains)
                let violation = Violation(file: file.path, line: line, rule: name, message: text)
                if module == "Foundation", layout.standard == Layout.edgeStandard {
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
                + "Samples, Contract or Fakes of a domain, or declare a new edge in Package.swift.")
    }

    private static func message(_ module: String, _ layout: Layout, _ domains: [String]) -> String {
        let start = "\(layout.target) must not import \(module)"
        if module == "Foundation" {
            return "\(start): FoundationEssentials is enough; if it is not, say why in Allowances.foundation."
        }
        if Layout.apps.contains(module) || module.hasPrefix("madang") {
            return
                "\(start): it does not stand below it in ARCHITECTURE.md. Take what it gives as an argument."
        }
        if let edge = Layout.foreign[module] {
            return "\(start): \(edge) alone may. Declare a port in the core and let that edge implement it."
        }
        if let other = domains.first(where: { Layout.targets(of: $0).contains(module) }),
            !layout.target.hasPrefix(other)
        {
            return
                "\(start), which belongs to \(other). Declare a port for it; the adapter is one file "
                + "in Apps/Composition/Glue."
        }
        let allowed = layout.imports.union(layout.standard).sorted().joined(separator: ", ")
        return "\(start). It may import \(allowed). A new library needs an edge of its own in Layout.swift."
    }
}

extension Layout {
    fileprivate func permits(_ module: String) -> Bool {
        module == target || imports.contains(module) || standard.contains(module)
    }
}
