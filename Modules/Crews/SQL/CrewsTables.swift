public import Database

/// The tables of crews, as a copy into another database needs them.
public enum CrewsTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [crews, idempotencyRecords.table, closedMembers.table]

    /// What was answered to those who added under a key.
    static let idempotencyRecords = IdempotencyTable("crew_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("crew_closed_members")

    static let crews = SQLTable(
        "crews", key: [.text("id")],
        [
            .text("owner"), .text("title"), .text("state"), .integer("created_at"), .integer("updated_at"),
            .integer("version"),
        ])
}
