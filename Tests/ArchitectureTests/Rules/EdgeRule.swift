/// Rule 2: each library of others, and each part in C, is used by its edges alone, as Package.swift says it.
enum EdgeRule {
    static let name = "edges"
    /// Products of other packages and targets in C, each with the targets that use it. `XConsole` stands for
    /// the commands of every domain, `programs` for those of Apps. Tests of an edge use its libraries, too.
    static let edges: [String: [String]] = [
        "ArgumentParser": ["Commands", "XConsole", "Composition", "Serving", "programs"],
        "Configuration": ["Settings"], "SystemPackage": ["Settings", "Composition"],
        "ServiceLifecycle": ["WireServer", "Serving"], "Logging": ["WireServer", "Serving"],
        "Hummingbird": ["WireServer"], "HummingbirdCore": ["WireServer"], "HTTPTypes": ["WireServer"],
        "NIOCore": ["WireServer"], "NIOPosix": ["WireServer"], "NIOHTTP1": ["WireServer"],
        "CZlib": ["WireServer"], "CoreMetrics": ["WireServer", "WireMetrics"], "CCurl": ["WireClient"],
        "Yams": ["Terminal"], "CTerminfo": ["TerminalDriver"], "CChafa": ["TerminalPictures"],
        "GRDB": ["DatabaseSQLite"], "GRDBSQLite": ["DatabaseSQLite"], "CPostgres": ["DatabasePostgres"],
        "CDecoderChild": ["PictureRenderer"], "CVips": ["madang-pictures"], "CSeccomp": ["madang-pictures"],
        "CSodium": ["Hashing", "AuthPasswords"], "CUTF8Proc": ["UnicodeText"], "Mustache": ["Web"],
    ]

    static func check(_ tree: SourceTree, edges: [String: [String]] = edges) -> [Violation] {
        let graph = tree.targets
        let used = graph.all.flatMap { target in
            target.dependencies.sorted().filter { graph[$0]?.isInC ?? true }
                .map { (library: $0, target: target) }
        }
        let refused = used.compactMap { library, target in
            refusal(of: library, by: target, edges).map {
                violation("\(target.name) depends on \(library)\($0)", line: target.line)
            }
        }
        return graph.all.isEmpty ? [] : refused + idle(edges, used)
    }

    /// Why the target must not use the library; nil if it may.
    private static func refusal(
        of library: String, by target: DeclaredTarget, _ edges: [String: [String]]
    ) -> String? {
        guard let permitted = edges[library] else {
            return ", which has no edge. Name the one target that uses it in EdgeRule.edges."
        }
        let isTested = target.kind == .tests && !target.dependencies.isDisjoint(with: permitted)
        if isTested || permitted.contains(where: { names($0, target) }) { return nil }
        return ": \(list(permitted)) alone may. Declare a port, and let that edge implement it."
    }

    /// The edges that do not use their library any more.
    private static func idle(
        _ edges: [String: [String]], _ used: [(library: String, target: DeclaredTarget)]
    ) -> [Violation] {
        edges.sorted { $0.key < $1.key }.flatMap { library, permitted in
            permitted.filter { edge in
                !used.contains { $0.library == library && names(edge, $0.target) }
            }.map {
                violation("\($0) does not depend on \(library) any more: remove it from EdgeRule.edges.")
            }
        }
    }

    private static func names(_ edge: String, _ target: DeclaredTarget) -> Bool {
        switch edge {
        case "XConsole": target.domainKind == "Console"
        case "programs": target.kind == .program && target.layer == .app
        default: target.name == edge
        }
    }

    static func list(_ edges: [String]) -> String { edges.joined(separator: ", ") }

    private static func violation(_ message: String, line: Int = 1) -> Violation {
        Violation(file: TargetGraph.path, line: line, rule: name, message: message)
    }
}
