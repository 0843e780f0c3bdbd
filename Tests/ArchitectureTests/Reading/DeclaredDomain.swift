/// A domain as Package.swift declares it: `domain("Crews", adapters: ["CrewsMail": []], hasScreens: true)`.
struct DeclaredDomain {
    let name: String
    /// The kinds of its libraries beside the core, its own edges too, each with the tokens of what it needs.
    let edges: [String: Range<Int>]
    /// The arguments of the call by their labels.
    let arguments: [String: Range<Int>]
    private let line: Int

    /// Nil if the call names no domain.
    init?(_ call: Call, _ template: DomainTemplate, in package: SwiftFile) {
        guard let first = call.unlabelled.first, first.count == 1,
            let name = package.literal(at: first.lowerBound)
        else { return nil }
        self.name = name
        arguments = call.labelled
        line = package.tokens[call.index].line
        let adapters = call.labelled["adapters"].map { package.arguments(at: $0.lowerBound) } ?? []
        let flags = call.labelled
        var edges = template.kinds.filter { kind, _ in
            guard template.optional.contains(kind) else { return true }
            return flags["has" + kind].map { package.tokens[$0.lowerBound].isWord("true") } ?? false
        }
        for adapter in adapters {
            if let label = adapter.label { edges[String(label.dropFirst(name.count))] = adapter.range }
        }
        self.edges = edges
    }

    /// The core, the libraries above it and the tests, as the function `domain` makes them.
    func targets(_ template: DomainTemplate, _ lists: DependencyLists) -> [DeclaredTarget] {
        func target(
            _ kind: String, _ type: DeclaredTarget.Kind, at folders: [String], needs: [Range<Int>?]
        ) -> DeclaredTarget {
            let names = needs.compactMap(\.self).flatMap { lists.names(in: $0, of: self) }
            return DeclaredTarget(
                name: name + kind, kind: type, layer: .domain, domain: name, folders: folders,
                dependencies: Set(names), line: line)
        }
        let core = template.coreFolders.map { "Modules/\(name)/\($0)" }
        return [target("", .library, at: core, needs: [template.core])]
            + edges.map { kind, needs in
                target(kind, .library, at: ["Modules/\(name)/\(kind)"], needs: [template.edge, needs])
            }
            + template.tests.map { kind, needs in
                target(kind, .tests, at: ["Tests/\(name)\(kind)"], needs: [needs])
            }
    }
}
