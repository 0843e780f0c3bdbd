public import Database

/// The tables of comments, as a copy into another database needs them.
public enum CommentsTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [comments, idempotencyRecords.table, closedMembers.table]

    /// What was answered to those who added under a key.
    static let idempotencyRecords = IdempotencyTable("comment_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("comment_closed_members")

    static let comments = SQLTable(
        "comments", key: [.text("id")],
        [
            .text("owner"), .text("title"), .text("state"), .integer("created_at"), .integer("updated_at"),
            .integer("version"),
        ])
}
