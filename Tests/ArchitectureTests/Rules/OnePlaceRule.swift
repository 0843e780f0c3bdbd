/// A domain is one place: what names it lies in its own folders, in the files that compose it, try it and
/// hook into it, in the glue that is named after it, and in its line of Package.swift. Whatever else knows a
/// domain stands in a list that may only shrink.
enum OnePlaceRule {
    static let name = "one place"

    static func check(_ tree: SourceTree, allowances: [Allowance] = Allowance.domainsElsewhere) -> [Violation]
    {
        let findings = tree.domains.flatMap { domain -> [Finding] in
            let names = names(of: domain, in: tree)
            return tree.swiftFiles.compactMap { finding(of: domain, names, in: $0, allowances) }
        }
        return Allowance.settle(findings, allowances, rule: name)
    }

    /// Places of one entry count together: its amount is a number of files.
    private static func finding(
        of domain: String, _ names: Set<String>, in file: SwiftFile, _ allowances: [Allowance]
    ) -> Finding? {
        guard !isOwn(file.path, domain), let line = mention(of: domain, names, in: file) else { return nil }
        let entry = allowances.filter { $0.subject == domain && file.path.hasPrefix($0.file) }
            .max { $0.file.count < $1.file.count }
        let violation = Violation(
            file: entry?.file ?? file.path, line: entry == nil ? line : 1, rule: name,
            message: "\(file.path):\(line) names the domain \(domain). Give what it needs to the value in "
                + "Apps/Composition/Domains/\(domain).swift, and let this ask Domain.all or Services.")
        return Finding(violation: violation, subject: domain, amount: 1)
    }

    private static func isOwn(_ path: String, _ domain: String) -> Bool {
        let own = [
            "Modules/\(domain)/", "Tests/\(domain)", "Tests/Golden/\(domain)/",
            "Apps/Composition/Domains/\(domain).swift", "Apps/Verification/Domains/\(domain).swift",
            "Apps/TestHooks/Domains/\(domain).swift",
        ]
        return own.contains(where: path.hasPrefix) || isGlue(path, of: domain)
    }

    /// Whether it is a file between domains that is named after this one: `DealsAndListings+Commands.swift`.
    private static func isGlue(_ path: String, of domain: String) -> Bool {
        let folders = ["Apps/Composition/Glue/", "Apps/Verification/Glue/"]
        guard let folder = folders.first(where: path.hasPrefix) else { return false }
        let name = path.dropFirst(folder.count).prefix { $0 != "+" && $0 != "." }
        return name.split(separator: "And").contains { $0 == domain }
    }

    /// The domain and its libraries: those of its kinds, and its own edges.
    private static func names(of domain: String, in tree: SourceTree) -> Set<String> {
        let declared = tree.targets.all.filter { $0.domain == domain && $0.kind == .library }.map(\.name)
        return Set(LayerRule.kinds.keys.map { domain + $0 } + declared)
    }

    /// The line of the first import, identifier or part of a path that is the domain or one of its targets.
    private static func mention(of domain: String, _ names: Set<String>, in file: SwiftFile) -> Int? {
        let own = file.path == "Package.swift" ? RegistrationRule.declaration(of: domain, in: file) : nil
        let index = file.tokens.indices.first { index in
            if own?.contains(index) == true { return false }
            let token = file.tokens[index]
            switch token.kind {
            case .word: return names.contains(token.text)
            case .string: return token.text.split(separator: "/").contains { names.contains(String($0)) }
            case .symbol: return false
            }
        }
        return index.map { file.tokens[$0].line }
    }
}
