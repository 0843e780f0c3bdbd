/// Rule 8: a shipped migration stays as it is, where it is; new ones are appended.
enum MigrationRule {
    static let name = "migrations"

    struct Declared {
        let file: String
        let line: Int
        let name: String
        let hash: UInt64
        /// Whether name and statements are written out, so that the hash sees every change.
        let isLiteral: Bool
    }

    static func check(_ tree: SourceTree, shipped: [ShippedMigration] = ShippedMigration.all) -> [Violation] {
        let declared = declaredMigrations(in: tree)
        let byName = Dictionary(grouping: declared, by: \.name)
        let removed = shipped.filter { byName[$0.name] == nil }.map {
            Violation(
                file: "Modules", line: 1, rule: name,
                message:
                    "Migration \($0.name) has shipped but is gone. Put it back; undo its effect in a new one."
            )
        }
        let order = Dictionary(shipped.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let files = Dictionary(grouping: declared, by: \.file).sorted { $0.key < $1.key }
        return removed + files.flatMap { problems(in: $0.value, shipped, order, byName) }
    }

    /// The calls `Migration("name", …)` of the domains. The hash is taken over the tokens, so that comments,
    /// line breaks and indentation may change.
    static func declaredMigrations(in tree: SourceTree) -> [Declared] {
        tree.domains.flatMap { tree.files(under: "Modules/\($0)") }.flatMap { file in
            file.tokens.indices.compactMap { index -> Declared? in
                guard file.matches(["Migration", "("], at: index), let end = file.closing(at: index + 1)
                else {
                    return nil
                }
                let call = file.tokens[(index + 1)...end]
                let text = call.map(folded).joined(separator: " ")
                return Declared(
                    file: file.path, line: file.tokens[index].line, name: file.tokens[index + 2].text,
                    hash: fnv1a(text), isLiteral: file.tokens[index + 2].kind == .string && isLiteral(call))
            }
        }
    }

    private static func problems(
        in declared: [Declared], _ shipped: [ShippedMigration], _ order: [String: Int],
        _ byName: [String: [Declared]]
    ) -> [Violation] {
        var latest = -1
        var firstNew: Declared?
        return declared.compactMap { migration in
            let message: String
            if !migration.isLiteral {
                message =
                    "Write the name and the statements out as literals: only so is a migration pinned."
            } else if let count = byName[migration.name]?.count, count > 1 {
                message = "\(count) migrations are called \(migration.name). Name the newer one apart."
            } else if let place = order[migration.name] {
                defer { latest = max(latest, place) }
                guard let fault = fault(of: migration, shipped[place], isLate: place < latest, firstNew)
                else {
                    return nil
                }
                message = fault
            } else {
                firstNew = firstNew ?? migration
                message =
                    "Migration \(migration.name) is new. When it ships, append to ShippedMigrations.swift: "
                    + ShippedMigration(migration.name, migration.hash).line
            }
            return Violation(file: migration.file, line: migration.line, rule: name, message: message)
        }
    }

    private static func fault(
        of migration: Declared, _ shipped: ShippedMigration, isLate: Bool, _ firstNew: Declared?
    ) -> String? {
        if migration.hash != shipped.hash {
            return
                "Migration \(migration.name) has shipped and was changed. Put it back; append a new one."
        }
        if isLate {
            return
                "Migration \(migration.name) was moved. Put it back where it was: shipped order is for ever."
        }
        return firstNew.map {
            "\($0.name) stands before \(migration.name), which has shipped. Move it to the end."
        }
    }

    private static func isLiteral(_ call: ArraySlice<Token>) -> Bool {
        let engines: Set<String> = ["only", "init", "Migration", "Statement", "sqlite", "postgres"]
        return call.allSatisfy { $0.kind == .word ? engines.contains($0.text) : !$0.isInterpolated }
    }

    private static func folded(_ token: Token) -> String {
        guard token.kind == .string else { return token.text }
        return "\"" + token.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + "\""
    }

    /// FNV-1a of 64 bits (draft-eastlake-fnv).
    static func fnv1a(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
