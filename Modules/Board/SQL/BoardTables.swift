public import Database

/// The tables of board, as a copy into another database needs them.
public enum BoardTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [board, idempotencyRecords.table, closedMembers.table]

    /// What was answered to those who added under a key.
    static let idempotencyRecords = IdempotencyTable("post_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("post_closed_members")

    static let board = SQLTable(
        "board", key: [.text("id")],
        [
            .text("owner"), .text("title"), .text("state"), .integer("created_at"), .integer("updated_at"),
            .integer("version"),
        ])
}
