/// The targets of Package.swift with what each depends on, read from the calls of its functions per kind.
struct TargetGraph {
    static let path = "Package.swift"

    /// By their names, sorted.
    let all: [DeclaredTarget]
    private let named: [String: DeclaredTarget]
    /// The names of targets by the folders of their files.
    private let holders: [String: String]

    init(_ package: SwiftFile) {
        let template = DomainTemplate(package)
        let domains = package.calls(of: ["domain"]).compactMap {
            DeclaredDomain($0, template, in: package)
        }
        let lists = DependencyLists(package, template, domains)
        let written = package.calls(of: Set(DeclaredTarget.Kind.allCases.map(\.rawValue)))
            .compactMap { Self.target($0, lists, in: package) }
        all = (written + domains.flatMap { $0.targets(template, lists) }).sorted { $0.name < $1.name }
        named = all.reduce(into: [:]) { $0[$1.name] = $1 }
        holders = all.reduce(into: [:]) { holders, target in
            for folder in target.folders { holders[folder] = target.name }
        }
    }

    /// The target of that name; nil for a product of another package.
    subscript(name: String) -> DeclaredTarget? { named[name] }

    /// The target that a file belongs to, nil if it lies in no folder of a target.
    func target(holding path: String) -> DeclaredTarget? {
        let folders = path.split(separator: "/").dropLast()
        let names = (0...folders.count).reversed().lazy.compactMap { count in
            holders[folders.prefix(count).joined(separator: "/")]
        }
        return names.first.flatMap { named[$0] }
    }

    /// The shortest way from a target to each that it is linked with, both included.
    func ways(from target: String) -> [String: [String]] {
        var (ways, waiting) = ([target: [target]], [target][...])
        while let next = waiting.popFirst(), let way = ways[next] {
            for name in (named[next]?.dependencies ?? []).sorted() where ways[name] == nil {
                ways[name] = way + [name]
                waiting.append(name)
            }
        }
        return ways
    }
}

extension TargetGraph {
    /// Reads `library("Name", at: "…", […])`; nil where the name is made for each domain.
    private static func target(
        _ call: Call, _ lists: DependencyLists, in package: SwiftFile
    ) -> DeclaredTarget? {
        guard let kind = DeclaredTarget.Kind(rawValue: call.function), let first = call.unlabelled.first,
            let name = package.literal(at: first.lowerBound)
        else { return nil }
        let place = call.labelled["at"].flatMap { package.literal(at: $0.lowerBound) }
        let folder = kind == .tests ? "Tests/\(name)" : place ?? ""
        let domain = domain(owning: folder)
        return DeclaredTarget(
            name: name, kind: kind, layer: domain == nil ? layer(of: call, at: folder, in: package) : .domain,
            domain: domain, folders: folder.isEmpty ? [] : [folder],
            dependencies: Set(call.unlabelled.dropFirst().flatMap { lists.names(in: $0) }),
            line: package.tokens[call.index].line)
    }

    /// The domain in whose folder of Modules/ a target lies that stands by itself.
    private static func domain(owning folder: String) -> String? {
        let parts = folder.split(separator: "/").map(String.init)
        return parts.first == "Modules" && parts[safe: 1] != Layout.foundationFolder ? parts[safe: 1] : nil
    }

    /// Tests lie in one folder: what they may use, the list says in which they stand.
    private static func layer(
        of call: Call, at folder: String, in package: SwiftFile
    ) -> DeclaredTarget.Layer {
        guard call.function == DeclaredTarget.Kind.tests.rawValue else {
            return folder.hasPrefix("Apps/") ? .app : .foundation
        }
        let list = package.tokens.indices.first {
            package.matches(["let", "foundations", ":", "[", "Group", "]", "=", "["], at: $0)
        }
        guard let list, let end = package.closing(at: list + 7) else { return .app }
        return (list..<end).contains(call.index) ? .foundation : .app
    }
}
