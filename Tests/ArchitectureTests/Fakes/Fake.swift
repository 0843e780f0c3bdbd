/// A fake that is emitted: the test double of a repository, of a store, or of another port of a domain.
///
/// Each protocol `XRepository` of a core has one, and so has `XStore` below it. Any other protocol of a core
/// has one if its file is there: an empty `Modules/<Domain>/Fakes/<Protocol>Fake.swift` asks for it.
struct Fake {
    let domain: String
    /// The name of the protocol.
    let name: String

    var path: String { Self.folder(of: domain) + "/\(name)Fake.swift" }

    static func folder(of domain: String) -> String { "Modules/\(domain)/Fakes" }

    /// Whether fakes are made of the file: of cores, the vocabulary, and the fakes that are asked for.
    static func reads(_ path: String) -> Bool {
        let folders = ["/Core/", "/Fakes/", "Modules/Foundations/Vocabulary/"]
        return path == TargetGraph.path || folders.contains { path.contains($0) }
    }

    /// Whether the file is emitted.
    static func isEmitted(_ path: String, in tree: SourceTree) -> Bool {
        tree.domains.contains { path.hasPrefix(folder(of: $0) + "/") }
    }

    /// The fakes of a tree, in the order of their files.
    static func all(in tree: SourceTree) -> [Fake] {
        tree.domains.flatMap { domain -> [Fake] in
            let protocols = Set(FakeProtocol.names(below: "Modules/\(domain)/Core", in: tree))
            let wanted = protocols.filter { name in
                let fake = Fake(domain: domain, name: name)
                return name.hasSuffix("Repository") || tree.texts[fake.path] != nil
                    || (name.hasSuffix("Store") && protocols.contains(name.dropLast(5) + "Repository"))
            }
            return wanted.sorted().map { Fake(domain: domain, name: $0) }
        }
    }

    /// The text of the file. Throws if the protocol has a requirement for which no closure can stand.
    func text(in tree: SourceTree) throws(FakeRefusal) -> String {
        let core = "Modules/\(domain)/Core"
        let read = try FakeProtocol(name, below: [core], in: tree)
        let names = try FakeNames.all(of: read)
        var members: [FakeSource.Member] = []
        for (name, requirement) in zip(names, read.requirements) {
            let stub = try stub(of: requirement, below: [core, "Modules/Foundations/Vocabulary"], in: tree)
            members.append(FakeSource.Member(name: name, requirement: requirement, stub: stub))
        }
        return FakeSource(name: name, imports: imports(of: read, in: tree), members: members).text
    }

    /// The protocol of a property's type; nil for a function.
    private func stub(
        of requirement: FakeRequirement, below folders: [String], in tree: SourceTree
    ) throws(FakeRefusal) -> FakeProtocol? {
        guard requirement.parameters == nil, let type = requirement.type else { return nil }
        guard type.hasPrefix("any ") else {
            throw FakeRefusal(
                file: requirement.file, line: requirement.line,
                message: "`var \(requirement.name)` is no `any` port, and a stub has no other value: "
                    + "make it a function that throws.")
        }
        return try FakeProtocol(String(type.dropFirst(4)), below: folders, in: tree)
    }

    /// The domain's core, and of the modules that its protocol imports those whose types callers read. The
    /// vocabulary has the errors of stubs as well.
    private func imports(of read: FakeProtocol, in tree: SourceTree) -> [String] {
        let imported = Set(read.files.flatMap { ImportRule.imports(of: $0).map(\.module) })
        let used = Set(read.requirements.flatMap { $0.types.flatMap(TypeText.names) })
        let shown = imported.filter { !Self.types(of: $0, in: tree).isDisjoint(with: used) }
        let modules = shown.union([domain, "Vocabulary"]).sorted()
        return modules.map { ($0 == domain || shown.contains($0) ? "public import " : "import ") + $0 }
    }

    /// The public types of a foundation.
    private static func types(of module: String, in tree: SourceTree) -> Set<String> {
        guard let target = tree.targets[module], target.layer == .foundation else { return [] }
        return Set(
            target.folders.flatMap { tree.files(under: $0) }.flatMap { file in
                DocumentationRule.publicTypes(of: file).map { file.tokens[$0 + 1].text }
            })
    }
}
