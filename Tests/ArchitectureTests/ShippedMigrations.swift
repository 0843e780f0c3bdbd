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
    static let all: [ShippedMigration] = [
        ShippedMigration("auth-0001-members-and-sessions", 0x8FAB_967F_8797_A39F),
        ShippedMigration("auth-0002-keys", 0xA1DA_0593_02F4_6C04),
        ShippedMigration("listings-0001-listings", 0x1807_89F3_7AF4_AE54),
        ShippedMigration("listings-0002-likes", 0xEB3C_F58B_390A_23F0),
        ShippedMigration("listings-0003-holds", 0x425F_490B_FFA2_580E),
        ShippedMigration("listings-0004-receipts", 0x6874_2E40_DB21_2E03),
        ShippedMigration("listings-0005-holds-due-by-listing", 0x6725_B9B1_5EF7_7BD),
        ShippedMigration("auth-0003-receipts", 0x43AF_440F_F280_901D),
    ]
}
