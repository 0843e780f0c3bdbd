/// Rule 1 for Package.swift: a target depends on what its kind may use, and the kinds stand here once more.
/// What its files may import follows from what it depends on.
enum LayerRule {
    static let name = "layers"
    /// Foundations whose values a core and the libraries above it speak where `over:` says so. They are free
    /// of engines, and of libraries but for hashes (decision 57).
    static let spoken: Set<String> = ["Blobs", "Pictures"]
    /// Foundations that write values in a format of other programs, on the vocabulary alone. Commands and
    /// pages use them where `formats:` says so (decision 122).
    static let formats: Set<String> = ["Calendar"]
    private static let writing: Set<String> = ["Console", "Pages"]
    /// The kinds of a domain's libraries, with what each uses beside the core, the vocabulary and what is
    /// spoken. X is the domain. Any other kind is an edge of its own, and uses foundations.
    static let kinds: [String: Set<String>] = [
        "": ["UnicodeText"], "SQL": ["Database"], "HTTP": ["Wire"], "Samples": ["SampleKit"], "Fakes": [],
        "Contract": ["ContractKit", "SampleKit"], "Screens": ["XConsole", "Commands", "Terminal"],
        "Console": ["XHTTP", "Commands", "Terminal", "Wire"], "Pages": ["XConsole", "Terminal", "Web"],
    ]

    static func check(_ tree: SourceTree) -> [Violation] {
        let graph = tree.targets
        let composed = Set(
            graph.all.filter { $0.layer == .app && graph.ways(from: $0.name)["Composition"] != nil }
                .map(\.name))
        return graph.all.flatMap { target -> [Violation] in
            target.dependencies.sorted().compactMap { name -> Violation? in
                guard let other = graph[name], !other.isInC,
                    let why = refusal(of: other, by: target, composed)
                else { return nil }
                return Violation(
                    file: TargetGraph.path, line: target.line, rule: self.name,
                    message: "\(target.name) depends on \(name): \(why)")
            }
        }
    }

    /// Why the target must not depend on the other one; nil if it may.
    private static func refusal(
        of other: DeclaredTarget, by target: DeclaredTarget, _ composed: Set<String>
    ) -> String? {
        if let why = trying(other, target) { return why }
        switch target.layer {
        case .foundation: return foundation(other, target)
        case .domain: return domain(other, target)
        case .app: return target.kind == .tests ? nil : app(other, target, composed)
        }
    }

    /// Fakes are for tests, and contracts and kits for what tries domains.
    private static func trying(_ other: DeclaredTarget, _ target: DeclaredTarget) -> String? {
        if target.kind == .tests { return nil }
        if other.name.hasSuffix("Fakes") { return "fakes are for tests alone." }
        let isTrying = ProgramRule.tries(target.name) || target.name == ProgramRule.harness
        return isTrying || !ProgramRule.tries(other.name)
            ? nil : "contracts and kits are for tests, \(ProgramRule.harness) and what only these link."
    }

    private static func foundation(_ other: DeclaredTarget, _ target: DeclaredTarget) -> String? {
        if formats.contains(target.name), other.name != "Vocabulary" {
            return "a format is written from values alone, on the vocabulary."
        }
        return other.layer == .foundation ? nil : "a foundation knows no domain and nothing of Apps."
    }

    private static func domain(_ other: DeclaredTarget, _ target: DeclaredTarget) -> String? {
        if other.layer == .app { return "it does not stand below a domain. Take what it gives as a port." }
        if let owner = other.domain, owner != target.domain {
            return "no domain knows another. Declare a port; the adapter is a file in Apps/Composition/Glue."
        }
        guard let domain = target.domain, let kind = target.domainKind, target.kind == .library else {
            return nil
        }
        guard let needs = kinds[kind] else {
            let isBelow = other.domain == nil || other.name == domain
            return isBelow ? nil : "an edge of its own knows the core alone."
        }
        let own = Set(needs.map { $0.hasPrefix("X") ? domain + $0.dropFirst() : $0 })
        let common = spoken.union(writing.contains(kind) ? formats : []).union(["Vocabulary", domain])
        let allowed = own.union(common).subtracting([target.name])
        return allowed.contains(other.name)
            ? nil : "its kind uses \(allowed.sorted().joined(separator: ", ")) and no other target."
    }

    private static func app(
        _ other: DeclaredTarget, _ target: DeclaredTarget, _ composed: Set<String>
    ) -> String? {
        if other.kind == .program { return "nothing but tests is built on a program." }
        guard let kind = other.domainKind else { return nil }
        if !composed.contains(target.name) {
            return "only Composition, and what is built on it, knows domains."
        }
        if target.kind == .program, !["", "Console", "Screens", "Contract"].contains(kind) {
            return "a program knows cores, commands and screens of domains; the rest is Composition's."
        }
        return target.name == "Operations" && ["Console", "Screens", "Pages"].contains(kind)
            ? "operations work on what is kept, and show nothing of a domain." : nil
    }
}
