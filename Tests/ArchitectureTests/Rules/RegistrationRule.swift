/// Each domain that Package.swift declares has two values, each by a file of its own and a line in a list:
/// Composition has its `Domain` (what is not there is opened, copied, checked and backed up by no program),
/// and Verification its `Trial`.
enum RegistrationRule {
    static let name = "registration"
    /// The lists, each with the folder of the files that its lines name.
    static let lists = [
        List(type: "Domain", folder: "Apps/Composition/Domains/"),
        List(type: "Trial", folder: "Apps/Verification/Domains/"),
    ]

    /// Where the values of one type stand.
    struct List {
        let type: String
        let folder: String

        var path: String { "\(folder)\(type)+All.swift" }
    }

    static func check(_ tree: SourceTree) -> [Violation] {
        guard let package = tree.swiftFiles.first(where: { $0.path == "Package.swift" }) else { return [] }
        let declared = package.tokens.indices.compactMap { declaredName(at: $0, in: package) }
        return lists.flatMap { list in declared.flatMap { missing($0, in: list, tree) } }
            + tree.domains.filter { !declared.contains($0) }.map {
                violation(
                    "Package.swift",
                    "Modules/\($0) is not declared. Add to the domains, sorted: domain(\"\($0)\"), or, "
                        + "if it is no domain, move it to Modules/\(Layout.foundationFolder).")
            }
    }

    /// The tokens of the call `domain("X", …)` in Package.swift.
    static func declaration(of domain: String, in package: SwiftFile) -> ClosedRange<Int>? {
        package.tokens.indices.first { declaredName(at: $0, in: package) == domain }.flatMap { index in
            package.closing(at: index + 1).map { index...$0 }
        }
    }

    private static func declaredName(at index: Int, in file: SwiftFile) -> String? {
        guard file.matches(["domain", "("], at: index), let literal = file.tokens[safe: index + 2],
            literal.kind == .string
        else { return nil }
        return literal.text
    }

    private static func missing(_ domain: String, in list: List, _ tree: SourceTree) -> [Violation] {
        let value = domain.prefix(1).lowercased() + domain.dropFirst()
        var found: [Violation] = []
        if tree.texts["\(list.folder)\(domain).swift"] == nil {
            found.append(
                violation(
                    "\(list.folder)\(domain).swift",
                    "There is no such file. Declare `static let \(value)` of \(list.type) in it."))
        }
        let all = tree.swiftFiles.first { $0.path == list.path }
        let values = all?.tokens.map { $0.text.lowercased() } ?? []
        if !values.contains(domain.lowercased()) {
            found.append(
                violation(
                    list.path, "\(domain) is missing in \(list.type).all. Add a line, sorted: .\(value),"))
        }
        return found
    }

    private static func violation(_ file: String, _ message: String) -> Violation {
        Violation(file: file, line: 1, rule: name, message: message)
    }
}
