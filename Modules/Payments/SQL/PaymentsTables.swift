public import Database

/// The tables of payments, as a copy into another database needs them.
public enum PaymentsTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [payments, idempotencyRecords.table, closedMembers.table]

    /// What was answered to those who added under a key.
    static let idempotencyRecords = IdempotencyTable("order_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("order_closed_members")

    static let payments = SQLTable(
        "payments", key: [.text("id")],
        [
            .text("owner"), .text("title"), .text("state"), .integer("created_at"), .integer("updated_at"),
            .integer("version"),
        ])
}
