/// Rule 7: every endpoint, and every page of a record, stands in its domain's access table,
/// `Docs/access/<domain>.md`, with the status that each kind of principal gets, in a row for each way in
/// which the thing that it is about can stand.
enum AccessRule {
    static let name = "access"
    static let folder = "Docs/access/"
    static let principals = ["anonymous", "stranger", "owner", "moderator", "operator"]

    static func check(_ tree: SourceTree) -> [Violation] {
        let rows = tree.texts.keys.filter { $0.hasPrefix(folder) }.sorted().flatMap { path in
            MarkdownTable.rows(of: tree.texts[path] ?? "").map { (file: path, row: $0) }
        }
        let listed = Set(rows.map { "\($0.file) \($0.row.name)" })
        var declared: Set<String> = []
        var violations: [Violation] = []
        for (file, line, endpoint) in endpoints(of: tree) {
            let table = folder + domain(of: file) + ".md"
            if let fault = fault(of: endpoint, table, listed, &declared) {
                violations.append(Violation(file: file, line: line, rule: name, message: fault))
            }
        }
        return violations
            + rows.compactMap { problem(with: $0.row, in: $0.file, rows.map(\.row), declared) }
    }

    /// `Endpoint(name: "listings.publish", …)` in the domains' HTTP targets, `RecordPage(name: …)` in
    /// those of their pages; nil stands for a name that is no literal.
    static func endpoints(of tree: SourceTree) -> [(file: String, line: Int, name: String?)] {
        let files = tree.swiftFiles.filter { file in
            tree.domains.contains { domain in
                ["HTTP", "Pages"].contains { file.path.hasPrefix("Modules/\(domain)/\($0)/") }
            }
        }
        return files.flatMap { file in
            file.tokens.indices.compactMap { index in
                guard let open = callStart(in: file, at: index) else { return nil }
                return (file.path, file.tokens[index].line, literalName(in: file, at: open))
            }
        }
    }

    /// What documents call the domain of a file: `Modules/Crews/HTTP/CrewEndpoints.swift` -> `crews`. Names
    /// of endpoints may begin otherwise.
    static func domain(of file: String) -> String { file.split(separator: "/")[1].lowercased() }

    private static func fault(
        of endpoint: String?, _ table: String, _ listed: Set<String>, _ declared: inout Set<String>
    ) -> String? {
        guard let endpoint else {
            return "Begin the endpoint with its name as a literal: Endpoint(name: \"…\", …)."
        }
        if !declared.insert(endpoint).inserted {
            return "There is another endpoint \(endpoint). Name this one apart."
        }
        if listed.contains("\(table) \(endpoint)") { return nil }
        return "\(endpoint) is missing in \(table). Add the statuses: "
            + "| `\(endpoint)` | – |\(principals.map { " \($0) |" }.joined())"
    }

    private static func problem(
        with row: MarkdownTable.Row, in table: String, _ rows: [MarkdownTable.Row], _ declared: Set<String>
    )
        -> Violation?
    {
        let message: String
        if !declared.contains(row.name) {
            message = "No endpoint is called \(row.name). Remove the row."
        } else if rows.filter({ $0.name == row.name && $0.cells.first == row.cells.first }).count > 1 {
            message = "\(row.name) has several rows for one thing. Keep one."
        } else if row.cells.count != principals.count + 1 || !row.cells.dropFirst().allSatisfy(isStatus) {
            let names = principals.joined(separator: ", ")
            message = "\(row.name) needs how its thing stands, and one HTTP status each for \(names)."
        } else {
            return nil
        }
        return Violation(file: table, line: row.line, rule: name, message: message)
    }

    private static func isStatus(_ cell: String) -> Bool {
        Int(cell).map { (100...599).contains($0) } ?? false
    }

    /// The parenthesis of a call `Endpoint(`, `Endpoint<…>(`, `RecordPage(` or `.init(name:`.
    private static func callStart(in file: SwiftFile, at index: Int) -> Int? {
        if file.matches([".", "init", "(", "name", ":"], at: index) { return index + 2 }
        guard ["Endpoint", "RecordPage"].contains(where: file.tokens[index].isWord) else { return nil }
        guard file.tokens[safe: index + 1]?.isSymbol("<") == true else {
            return file.matches(["("], at: index + 1) ? index + 1 : nil
        }
        var depth = 0
        for position in (index + 1)..<file.tokens.count {
            if file.tokens[position].isSymbol("<") { depth += 1 }
            if file.tokens[position].isSymbol(">") { depth -= 1 }
            if depth == 0 { return file.matches(["("], at: position + 1) ? position + 1 : nil }
        }
        return nil
    }

    private static func literalName(in file: SwiftFile, at open: Int) -> String? {
        guard file.matches(["name", ":"], at: open + 1), let literal = file.tokens[safe: open + 3],
            literal.kind == .string, !literal.isInterpolated
        else { return nil }
        return literal.text
    }
}
