/// Composition knows each domain that Package.swift declares: by a file of its own with its value, and by a
/// line of `Domain.all`. What is not there is opened, copied, checked and backed up by nobody.
enum RegistrationRule {
    static let name = "registration"
    static let folder = "Apps/Composition/Domains/"
    static let list = folder + "Domain+All.swift"

    static func check(_ tree: SourceTree) -> [Violation] {
        guard let package = tree.swiftFiles.first(where: { $0.path == "Package.swift" }) else { return [] }
        let declared = package.tokens.indices.compactMap { declaredName(at: $0, in: package) }
        let all = tree.swiftFiles.first { $0.path == list }
        return declared.flatMap { missing($0, tree, all) }
            + tree.domains.filter { !declared.contains($0) }.map {
                violation(
                    "Package.swift",
                    "Modules/\($0) is not declared. Add to the domains, sorted: domain(\"\($0)\"),")
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

    private static func missing(_ domain: String, _ tree: SourceTree, _ all: SwiftFile?) -> [Violation] {
        let value = domain.prefix(1).lowercased() + domain.dropFirst()
        var found: [Violation] = []
        if tree.texts["\(folder)\(domain).swift"] == nil {
            found.append(
                violation(
                    "\(folder)\(domain).swift",
                    "There is no such file. Declare `static let \(value)` of Domain in it."
                ))
        }
        let values = all?.tokens.map { $0.text.lowercased() } ?? []
        if !values.contains(domain.lowercased()) {
            found.append(
                violation(list, "\(domain) is missing in Domain.all. Add a line, sorted: .\(value),"))
        }
        return found
    }

    private static func violation(_ file: String, _ message: String) -> Violation {
        Violation(file: file, line: 1, rule: name, message: message)
    }
}
