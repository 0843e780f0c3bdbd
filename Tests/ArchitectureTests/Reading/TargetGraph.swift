/// The targets of Package.swift with what each depends on, read from the calls of its functions per kind.
///
/// Names that are no targets (products of others, resources) lead nowhere.
struct TargetGraph {
    /// What each target depends on.
    private(set) var dependencies: [String: Set<String>] = [:]
    private let file: SwiftFile

    init(_ package: SwiftFile) {
        file = package
        readDomains()
        for index in file.tokens.indices { readTarget(at: index) }
    }

    /// The shortest way from a target to each that it is linked with, both included.
    func ways(from target: String) -> [String: [String]] {
        var (ways, waiting) = ([target: [target]], [target][...])
        while let next = waiting.popFirst(), let way = ways[next] {
            for name in (dependencies[next] ?? []).sorted() where ways[name] == nil {
                ways[name] = way + [name]
                waiting.append(name)
            }
        }
        return ways
    }

    /// Reads `library("Name", at: "…", [dependencies])` and `program(…)`.
    private mutating func readTarget(at index: Int) {
        guard file.matches(["library", "("], at: index) || file.matches(["program", "("], at: index),
            let name = literal(at: index + 2), let end = file.closing(at: index + 1)
        else { return }
        dependencies[name, default: []].formUnion(names(in: (index + 3)..<end))
    }

    /// The names in a piece of code: literals, and those of the lists that it mentions.
    private func names(in range: Range<Int>) -> Set<String> {
        let words = file.tokens[range].filter { $0.kind == .word }.map(\.text)
        return words.reduce(into: Set(literals(in: range))) { $0.formUnion(list(called: $1)) }
    }

    /// The names of `let list: [Target.Dependency] = […]`, or of `let list = libraries(of: domains, …)`.
    private func list(called word: String) -> Set<String> {
        guard let index = file.tokens.indices.first(where: { file.matches(["let", word], at: $0) }),
            let equals = file.tokens[index...].firstIndex(where: { $0.isSymbol("=") })
        else { return [] }
        if file.matches(["libraries", "("], at: equals + 1) { return libraries(at: equals + 2) }
        let isList = file.matches([":", "[", "Target", ".", "Dependency", "]"], at: index + 2)
        guard isList, let end = file.closing(at: equals + 1) else { return [] }
        return names(in: (equals + 2)..<end)
    }
}

/// What Package.swift says once for all domains.
extension TargetGraph {
    /// The libraries of domains whose names end as `only:` says, and not as `without:` says.
    private func libraries(at open: Int) -> Set<String> {
        let (only, without) = (argument("only", at: open) ?? [""], argument("without", at: open) ?? [])
        return Set(
            domainTargets.filter { name in
                only.contains { name.hasSuffix($0) } && !without.contains { name.hasSuffix($0) }
            })
    }

    private var domainTargets: [String] {
        domains.flatMap { domain in
            [domain.name] + kinds.keys.map { domain.name + $0 } + domain.adapters.keys
        }
    }

    private struct Domain {
        let name: String
        let over: [String]
        let adapters: [String: [String]]
    }

    /// The calls `domain("Name", over: […], adapters: ["NameEdge": […]])`.
    private var domains: [Domain] {
        file.tokens.indices.compactMap { index in
            guard file.matches(["domain", "("], at: index), let name = literal(at: index + 2) else {
                return nil
            }
            return Domain(
                name: name, over: argument("over", at: index + 1) ?? [],
                adapters: adapters(at: index + 1))
        }
    }

    /// The kinds of targets that a domain has, each with what it needs: `kind("SQL", ["Database"])`.
    private var kinds: [String: [String]] {
        file.tokens.indices.reduce(into: [:]) { kinds, index in
            guard file.matches(["kind", "("], at: index), let name = literal(at: index + 2),
                let end = file.closing(at: index + 1)
            else { return }
            kinds[name] = literals(in: (index + 3)..<end)
        }
    }

    private mutating func readDomains() {
        let kinds = kinds
        for domain in domains {
            dependencies[domain.name] = Set(domain.over)
            for (kind, needs) in kinds {
                let own = needs.map { kinds[$0] == nil ? $0 : domain.name + $0 }
                dependencies[domain.name + kind] = Set([domain.name] + domain.over + own)
            }
            for (adapter, needs) in domain.adapters {
                dependencies[adapter] = Set([domain.name] + domain.over + needs)
            }
        }
    }

    private func adapters(at open: Int) -> [String: [String]] {
        guard let list = bracket(behind: "adapters", at: open) else { return [:] }
        return list.reduce(into: [:]) { adapters, index in
            guard file.tokens[safe: index + 1]?.isSymbol(":") == true, let name = literal(at: index),
                let end = file.closing(at: index + 2)
            else { return }
            adapters[name] = literals(in: (index + 3)..<end)
        }
    }
}

extension TargetGraph {
    private func literal(at index: Int) -> String? {
        guard let token = file.tokens[safe: index], token.kind == .string, !token.isInterpolated else {
            return nil
        }
        return token.text
    }

    private func literals(in range: Range<Int>) -> [String] { range.compactMap(literal) }

    /// The literals of an argument that is a list; nil if the call has none of that label.
    private func argument(_ label: String, at open: Int) -> [String]? {
        bracket(behind: label, at: open).map(literals)
    }

    /// What stands between the brackets behind a label of the call whose parenthesis is at `open`.
    private func bracket(behind label: String, at open: Int) -> Range<Int>? {
        guard let end = file.closing(at: open),
            let index = (open..<end).first(where: { file.matches([label, ":", "["], at: $0) }),
            let close = file.closing(at: index + 2)
        else { return nil }
        return (index + 3)..<close
    }
}
