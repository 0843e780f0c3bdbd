/// A migration that databases out there have applied.
struct ShippedMigration: Sendable {
    let name: String
    /// FNV-1a of its text, see `MigrationRule`.
    let hash: UInt64

    init(_ name: String, _ hash: UInt64) {
        self.name = name
        self.hash = hash
    }

    /// The entry as it stands in the list.
    var line: String { "ShippedMigration(\"\(name)\", 0x\(String(hash, radix: 16, uppercase: true)))," }

    /// In the order of shipping. Entries are appended, never changed or removed.
    static let all: [ShippedMigration] = []
}
