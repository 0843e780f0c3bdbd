/// Statements are one text for all engines; what asks for the engine stands where Docs/engines.md lists it.
enum DialectRule {
    static let name = "dialects"
    /// The drivers and their port, and what shows or examines an engine.
    private static let places = [
        "Modules/Foundations/Database/", "Apps/Composition/Platform/", "Apps/Operations/Check/",
        "Apps/Operations/Health/", "Apps/Operations/Backup/", "Apps/Operations/Restore/", "Apps/Serving/",
    ]

    static func check(_ tree: SourceTree) -> [Violation] {
        tree.swiftFiles.filter { file in
            ["Modules/", "Apps/"].contains { file.path.hasPrefix($0) }
                && !places.contains { file.path.hasPrefix($0) }
        }.flatMap { file in
            file.tokens.indices.compactMap { index -> Violation? in
                let token = file.tokens[index]
                guard token.kind == .word else { return nil }
                let isMember = token.text == "engine" && file.tokens[safe: index - 1]?.text == "."
                guard token.text == "SQLEngine" || isMember else { return nil }
                return Violation(
                    file: file.path, line: token.line, rule: name,
                    message:
                        "`\(token.text)` asks for the engine. Write one statement for all; where none can "
                        + "do, put it into Modules/Foundations/Database, and into Docs/engines.md."
                )
            }
        }
    }
}
