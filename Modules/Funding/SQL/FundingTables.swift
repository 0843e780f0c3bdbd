public import Database

/// The tables of funding, as a copy into another database needs them.
public enum FundingTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [funding, idempotencyRecords.table, closedMembers.table]

    /// What was answered to those who added under a key.
    static let idempotencyRecords = IdempotencyTable("campaign_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("campaign_closed_members")

    static let funding = SQLTable(
        "funding", key: [.text("id")],
        [
            .text("owner"), .text("title"), .text("state"), .integer("created_at"), .integer("updated_at"),
            .integer("version"),
        ])
}
