/// A migration that databases out there have applied.
///
/// `Tests/Golden/Migrations/<Domain>.txt` lists them in the order of shipping, one a line: name, blank, hash.
/// A release pins what is new (`MADANG_RECORD=1`); lines are appended, never changed or removed.
struct ShippedMigration: Hashable, Sendable {
    let name: String
    /// FNV-1a of its text, see `MigrationRule`.
    let hash: UInt64

    init(_ name: String, _ hash: UInt64) {
        self.name = name
        self.hash = hash
    }

    /// Reads a line of a list; nil if it is none.
    init?(line: Substring) {
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 16, let hash = UInt64(parts[1], radix: 16) else {
            return nil
        }
        self.init(String(parts[0]), hash)
    }

    /// The line of a list.
    var line: String {
        let digits = String(hash, radix: 16)
        return name + " " + String(repeating: "0", count: 16 - digits.count) + digits + "\n"
    }

    static let folder = "Tests/Golden/Migrations/"

    static func path(of domain: String) -> String { "\(folder)\(domain).txt" }

    /// The lists of the tree by domain, those of domains that are gone among them.
    static func lists(in tree: SourceTree) -> [(domain: String, text: String)] {
        tree.texts.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".txt") }.map {
            (String($0.key.dropFirst(folder.count).dropLast(4)), $0.value)
        }.sorted { $0.domain < $1.domain }
    }
}
