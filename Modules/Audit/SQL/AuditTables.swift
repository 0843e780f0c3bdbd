public import Database

/// The tables of the audit log, as a copy into another database needs them.
public enum AuditTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [entries, reasons, heads, closedMembers.table]

    /// The acts, each with the hash of itself under that of the one before.
    static let entries = SQLTable(
        "audit_entries", key: [.integer("sequence")],
        [
            .text("event"), .optionalText("actor"), .optionalText("role"), .text("verb"), .text("subject"),
            .optionalText("affected"), .integer("acted_at"), .optionalText("reason_hash"), .text("hash"),
        ])

    /// The reasons of acts with the salts of their hashes: the only free text, and the only rows that are
    /// ever deleted.
    static let reasons = SQLTable("audit_reasons", key: [.text("event")], [.text("salt"), .text("reason")])

    /// Where the log ends, in one row: it gives the next number, and tells of entries that were cut off.
    static let heads = SQLTable("audit_heads", key: [.text("log")], [.integer("sequence"), .text("hash")])

    /// The entries, whose head is a single row.
    static let chain = HashChain("audit", of: entries, heads: heads)

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("audit_closed_members")
}
