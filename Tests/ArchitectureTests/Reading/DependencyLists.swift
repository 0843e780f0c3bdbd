/// The lists of dependencies in Package.swift: which names an expression stands for.
struct DependencyLists {
    private let package: SwiftFile
    private let template: DomainTemplate
    private let domains: [DeclaredDomain]
    /// The tokens of the values of lists and products by their names:
    /// `let drivers: [Target.Dependency] = […]`.
    private let values: [String: Range<Int>]

    init(_ package: SwiftFile, _ template: DomainTemplate, _ domains: [DeclaredDomain]) {
        self.package = package
        self.template = template
        self.domains = domains
        values = package.tokens.indices.reduce(into: [:]) { values, index in
            guard package.tokens[index].isWord("let"), let name = package.tokens[safe: index + 1],
                let start = Self.valueStart(at: index + 2, in: package)
            else { return }
            values[name.text] = start..<Self.valueEnd(from: start, in: package)
        }
    }

    /// The names in an expression: literals, and those of the lists and calls that it mentions. In the
    /// function `domain` its parameters stand for what a domain's call gives, and kinds for the targets of
    /// these kinds.
    func names(in range: Range<Int>, of domain: DeclaredDomain? = nil) -> Set<String> {
        var names: Set<String> = []
        var index = range.lowerBound
        while index < range.upperBound {
            let isCall = package.tokens[safe: index + 1]?.isSymbol("(") == true
            if let literal = package.literal(at: index) {
                names.formUnion(targets(called: literal, of: domain))
            } else if isCall, let called = result(ofCallAt: index) {
                names.formUnion(called)
                index = package.index(after: index + 1) - 1
            } else if package.tokens[index].kind == .word {
                names.formUnion(value(of: package.tokens[index].text, of: domain))
            }
            index += 1
        }
        return names
    }

    private func targets(called literal: String, of domain: DeclaredDomain?) -> Set<String> {
        guard let domain, template.kinds[literal] != nil else { return [literal] }
        return domain.edges[literal] == nil ? [] : [domain.name + literal]
    }

    private func value(of word: String, of domain: DeclaredDomain?) -> Set<String> {
        if let domain {
            if word == "name" { return [domain.name] }
            if let argument = domain.arguments[word] { return names(in: argument) }
        }
        return values[word].map { names(in: $0, of: domain) } ?? []
    }
}

extension DependencyLists {
    /// The names that `.product(name: "Yams", …)` or `libraries(of: domains, …)` stands for; nil for another
    /// call.
    private func result(ofCallAt index: Int) -> Set<String>? {
        guard let call = package.calls(of: ["product", "libraries"], in: index..<(index + 1)).first else {
            return nil
        }
        let arguments = call.labelled.mapValues(package.literals)
        if call.function == "product" { return Set(arguments["name"] ?? []) }
        let others = arguments["without"] ?? []
        let names = domains.flatMap { domain in
            ([""] + domain.edges.keys).filter { kind in
                arguments["only"]?.contains(kind) != false && !others.contains(kind)
            }.map { domain.name + $0 }
        }
        return Set(names)
    }

    /// Where the value begins, if the declaration is of a list of dependencies or of one.
    private static func valueStart(at index: Int, in package: SwiftFile) -> Int? {
        let type = ["Target", ".", "Dependency"]
        let heads = [[":", "["] + type + ["]", "="], [":"] + type + ["="]]
        if let head = heads.first(where: { package.matches($0, at: index) }) { return index + head.count }
        return package.matches(["=", "libraries", "("], at: index) ? index + 1 : nil
    }

    /// Where the next declaration begins, or the block ends.
    private static func valueEnd(from start: Int, in package: SwiftFile) -> Int {
        var index = start
        while let token = package.tokens[safe: index] {
            if token.startsLine, token.isSymbol("}") || declarations.contains(token.text) { return index }
            index = package.index(after: index)
        }
        return package.tokens.count
    }

    private static let declarations: Set<String> = ["let", "var", "func", "struct", "return"]
}
