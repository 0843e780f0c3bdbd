/// Every row of `Docs/features.md` and `Docs/features/<domain>.md` is kept by suites and topics of contracts
/// that exist; every endpoint of a domain and every topic of its contract stand in a row.
///
/// `Kept by` has, with semicolons between, topics (`auth contract: Joining, Naming`, in a domain's own
/// document `contract: …`) and in backquotes suites (`AuthTests.RuleTests`) or scripts (`Scripts/test`).
enum FeatureRule {
    static let name = "features"
    static let general = "Docs/features.md"
    static let folder = "Docs/features/"

    static func check(_ tree: SourceTree) -> [Violation] {
        let paths = tree.texts.keys.filter { $0 == general || $0.hasPrefix(folder) }.sorted()
        guard !paths.isEmpty else { return [] }
        let known = KnownKeepers(tree)
        var named: Set<String> = []
        var violations: [Violation] = []
        for path in paths {
            for row in ColumnTable.rows(of: tree.texts[path] ?? "") {
                let faults = faults(of: row, in: path, known, &named)
                violations += faults.map { Violation(file: path, line: row.line, rule: name, message: $0) }
            }
        }
        return violations + missing(tree, known, named)
    }

    /// What is wrong with a row; what it names and exists is added to `named`.
    private static func faults(
        of row: ColumnTable.Row, in path: String, _ known: KnownKeepers, _ named: inout Set<String>
    ) -> [String] {
        guard let keepers = row.cells["Kept by"], !keepers.isEmpty else {
            return ["Nothing keeps this. Name a topic of a contract or a suite in `Kept by`."]
        }
        var faults: [String] = []
        for part in keepers.split(separator: ";").map({ Part($0, in: path) }) {
            for keeper in part.names where known.all.contains(keeper) { named.insert(keeper) }
            faults += part.names.filter { !known.all.contains($0) }.map {
                "There is no \($0). Name a suite (`Target.Suite`), a script (`Scripts/name`) or a topic of a "
                    + "contract (`domain contract: Topic`)."
            }
        }
        for endpoint in ColumnTable.code(in: row.cells["Endpoints"] ?? "") {
            if known.endpoints[endpoint] != nil {
                named.insert(endpoint)
            } else {
                faults.append("No endpoint is called \(endpoint). Correct the row.")
            }
        }
        return faults
    }

    /// Endpoints and topics of domains that no row names.
    private static func missing(_ tree: SourceTree, _ known: KnownKeepers, _ named: Set<String>)
        -> [Violation]
    {
        let owed =
            known.endpoints.map { (name: $0.key, domain: $0.value) }
            + known.topics.map { (name: $0, domain: String($0.prefix { $0 != " " })) }
        return owed.filter { !named.contains($0.name) }.sorted { $0.name < $1.name }.map { owed in
            Violation(
                file: "\(folder)\(owed.domain).md", line: 1, rule: name,
                message: "\(owed.name) stands in no row. Name it in a Feature of the domain "
                    + "(Contract/Cases), then record: MADANG_RECORD=1 Scripts/focus CrossDomain test "
                    + "--filter DocumentTests")
        }
    }

    /// One part of `Kept by`: topics of one contract, or names in backquotes.
    private struct Part {
        let names: [String]

        init(_ text: Substring, in path: String) {
            let pieces = text.split(separator: "contract:", maxSplits: 1, omittingEmptySubsequences: false)
            guard pieces.count == 2 else {
                let words = ColumnTable.words(in: String(text)).filter { $0 != " " && $0 != "," }
                let code = ColumnTable.code(in: String(text))
                names = words.isEmpty && !code.isEmpty ? code : ["“\(ColumnTable.trimmed(text))”"]
                return
            }
            let own = path.hasPrefix(folder) ? path.dropFirst(folder.count).dropLast(3) : ""
            let domain = pieces[0].filter { $0 != " " }
            names = pieces[1].split(separator: ",").map {
                "\(domain.isEmpty ? String(own) : domain) contract: \($0.filter { $0 != " " })"
            }
        }
    }
}

/// What can keep a feature in a repository, by the names that documents call it.
struct KnownKeepers {
    let topics: Set<String>
    /// Their domains by the names of endpoints.
    let endpoints: [String: String]
    /// Topics, suites and scripts.
    let all: Set<String>

    init(_ tree: SourceTree) {
        topics = Set(tree.swiftFiles.compactMap { Self.topic(of: $0, tree.domains) })
        let named = AccessRule.endpoints(of: tree).compactMap { endpoint in
            endpoint.name.map { ($0, AccessRule.domain(of: endpoint.file)) }
        }
        endpoints = Dictionary(named) { first, _ in first }
        let suites = tree.files(under: "Tests").flatMap(Self.suites)
        let scripts = tree.texts.keys.filter { $0.hasPrefix("Scripts/") }
        all = topics.union(suites).union(scripts)
    }

    /// `Modules/Auth/Contract/AuthContract+Joining.swift` is `auth contract: Joining`.
    private static func topic(of file: SwiftFile, _ domains: [String]) -> String? {
        let parts = file.path.split(separator: "/")
        guard parts.count == 4, parts[0] == "Modules", parts[2] == "Contract",
            domains.contains(String(parts[1]))
        else { return nil }
        let name = parts[3].split(separator: "+")
        guard name.count == 2, name[0].hasSuffix("Contract") else { return nil }
        return "\(parts[1].lowercased()) contract: \(name[1].dropLast(".swift".count))"
    }

    /// The types of a file with tests, behind the name of its target.
    private static func suites(of file: SwiftFile) -> [String] {
        guard file.tokens.indices.contains(where: { file.matches(["@", "Test"], at: $0) }) else { return [] }
        let target = file.path.split(separator: "/")[1]
        return file.tokens.indices.compactMap { index in
            guard ["struct", "class", "enum", "actor"].contains(where: file.tokens[index].isWord),
                let name = file.tokens[safe: index + 1], name.kind == .word
            else { return nil }
            return "\(target).\(name.text)"
        }
    }
}
