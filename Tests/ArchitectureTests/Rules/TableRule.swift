/// Rule 14: statements of a domain name no table of another one. Domains meet through ports.
enum TableRule {
    static let name = "tables"

    static func check(_ tree: SourceTree) -> [Violation] {
        let owners = owners(in: tree)
        return tree.domains.flatMap { domain in
            sql(of: domain, in: tree).flatMap { file in
                file.tokens.flatMap { token in
                    foreignTables(in: token, for: domain, owners).map { table, owner in
                        Violation(
                            file: file.path, line: token.line, rule: name,
                            message:
                                "A statement of \(domain) names `\(table)`, a table of \(owner). Ask "
                                + "\(owner) through a port that Apps/Composition/Glue fulfils.")
                    }
                }
            }
        }
    }

    /// Who declares which table: in `SQLTable` and the like, or in a migration.
    private static func owners(in tree: SourceTree) -> [String: Set<String>] {
        var owners: [String: Set<String>] = [:]
        for domain in tree.domains {
            for file in sql(of: domain, in: tree) {
                for index in file.tokens.indices {
                    for table in tables(declaredIn: file, at: index) {
                        owners[table, default: []].insert(domain)
                    }
                }
            }
        }
        return owners
    }

    /// The name in `SQLTable("…`, `IdempotencyTable("…`, and those behind CREATE TABLE in a text.
    private static func tables(declaredIn file: SwiftFile, at index: Int) -> [String] {
        let token = file.tokens[index]
        guard token.kind == .string else {
            guard token.text.hasSuffix("Table"), file.tokens[safe: index + 1]?.isSymbol("(") == true,
                let name = file.tokens[safe: index + 2], name.kind == .string
            else { return [] }
            return [name.text]
        }
        let words = words(of: token.text)
        return words.indices.filter { words[safe: $0 - 2] == "CREATE" && words[safe: $0 - 1] == "TABLE" }
            .map { words[$0] }
    }

    private static func foreignTables(
        in token: Token, for domain: String, _ owners: [String: Set<String>]
    ) -> [(table: String, owner: String)] {
        guard token.kind == .string else { return [] }
        let words = words(of: token.text)
        // A sentence may speak of listings; a statement, or what is only a name, means the table.
        guard words.count == 1 || words.contains(where: keywords.contains) else { return [] }
        return Set(words).sorted().compactMap { word in
            guard let domains = owners[word], !domains.contains(domain), let owner = domains.min() else {
                return nil
            }
            return (word, owner)
        }
    }

    private static let keywords: Set<String> = [
        "SELECT", "FROM", "JOIN", "INSERT", "INTO", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "TABLE",
        "REFERENCES", "WHERE", "EXISTS",
    ]

    private static func words(of text: String) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }

    private static func sql(of domain: String, in tree: SourceTree) -> [SwiftFile] {
        tree.files(under: "Modules/\(domain)/SQL")
    }
}
