public import Database

/// The tables of deals, as a copy into another database needs them.
public enum DealsTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [
        deals, ordersLetGo, idempotencyRecords.table, closedMembers.table, outbox.table,
    ]

    /// The answers to reservations with a key.
    static let idempotencyRecords = IdempotencyTable("deal_idempotency")

    /// Waiting notices, and messages waiting to be handed over.
    static let outbox = OutboxTable("deal_outbox")

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("deal_closed_members")

    static let deals = SQLTable(
        "deals", key: [.text("id")],
        [
            .text("listing"), .text("seller"), .text("title"), .integer("price"), .text("currency"),
            .integer("asks_seller"), .text("buyer"), .integer("quantity"), .integer("hours"), .text("state"),
            .optionalText("step"), .integer("until_at"), .optionalText("ended_by"), .text("seller_contact"),
            .text("buyer_contact"), .integer("created_at"), .integer("updated_at"), .integer("version"),
            .integer("is_to_pay"), .integer("had_checkout"), .optionalText("payment_order"),
            .optionalText("payment_state"), .optionalInteger("handed_over_at"),
            .optionalInteger("received_at"),
        ])

    /// Orders that can have no deal any more, so that a slow server cannot hold or fulfil one of them.
    static let ordersLetGo = SQLTable(
        "deal_orders_let_go", key: [.text("order_id")], [.integer("let_go_at")])
}
