/// A migration as the code of a domain writes it down.
struct DeclaredMigration: Sendable {
    let domain: String
    let place: MigrationRule.Place
    let name: String
    let hash: UInt64
    /// Whether name and statements are written out, so that the hash sees every change.
    let isLiteral: Bool

    /// Schemas that are no domain's, by the name of their list.
    private static let besides = [("Server", "Apps/Composition")]

    /// The calls `Migration("name", …)` of the domains and of those besides. The hash is taken over the
    /// tokens, so that comments, line breaks and indentation may change.
    static func all(in tree: SourceTree) -> [DeclaredMigration] {
        (tree.domains.map { ($0, "Modules/\($0)") } + besides).flatMap { domain, folder in
            tree.files(under: folder).flatMap { file in
                file.tokens.indices.compactMap { DeclaredMigration(domain, file, $0) }
            }
        }
    }

    private init?(_ domain: String, _ file: SwiftFile, _ index: Int) {
        guard file.matches(["Migration", "("], at: index), let end = file.closing(at: index + 1) else {
            return nil
        }
        let (first, call) = (file.tokens[index + 2], file.tokens[(index + 1)...end])
        self.domain = domain
        place = MigrationRule.Place(file: file.path, line: file.tokens[index].line)
        name = first.text
        hash = Self.fnv1a(call.map(Self.folded).joined(separator: " "))
        isLiteral = first.kind == .string && Self.isLiteral(call)
    }

    /// What `Tests/Golden/Migrations/<Domain>.txt` holds when what is declared in the tree ships: the lines
    /// that are there, and behind them those that are new.
    static func lists(in tree: SourceTree) -> [(domain: String, text: String)] {
        let known = Dictionary(ShippedMigration.lists(in: tree).map { ($0.domain, $0.text) }) { $1 }
        return Dictionary(grouping: all(in: tree), by: \.domain).sorted { $0.key < $1.key }.map { entry in
            let lines = entry.value.map { ShippedMigration($0.name, $0.hash) }
            let old = known[entry.key] ?? ""
            let names = Set(old.split(separator: "\n").compactMap { ShippedMigration(line: $0)?.name })
            return (entry.key, old + lines.filter { !names.contains($0.name) }.map(\.line).joined())
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
