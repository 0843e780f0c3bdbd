public import Database

/// The tables of payments, as a copy into another database needs them.
public enum PaymentsTables {
    /// The tables that a copy takes over. None refers to another by a foreign key.
    public static let all =
        [orders, texts, problems, payments, refunds, entries, lines, balances, heads, records]
        + [rights.table, webhooks, differences, idempotencyRecords.table, closedMembers.table]
        + [outbox.table]

    /// Identifiers, names of states, amounts and moments: a withdrawal erases nothing here.
    static let orders = SQLTable(
        "orders", key: [.text("id")],
        [
            .text("buyer"), .text("record"), .text("payee"), .integer("unit_price"), .integer("quantity"),
            .integer("total"), .text("currency"), .integer("fee_points"), .text("earning"),
            .optionalInteger("earns_at"), .text("refund_steps"), .optionalText("seller_kind"), .text("state"),
            .optionalText("step"),
            .optionalText("ending"), .optionalInteger("handed_over_at"), .optionalText("told"),
            .optionalInteger("told_at"), .optionalInteger("received_at"), .optionalText("problem"),
            .integer("pay_by"), .integer("refunded"), .integer("opened_at"), .integer("updated_at"),
            .integer("version"), .optionalInteger("delivery_due_at"), .optionalInteger("due_at"),
            .integer("is_card_only"),
        ])

    /// The words about an order.
    static let texts = SQLTable(
        "order_texts", key: [.text("order_id")],
        [.text("title"), .text("terms_english"), .text("terms_korean")])

    /// The buyers' words of their complaints.
    static let problems = SQLTable(
        "order_problems", key: [.text("order_id")],
        [.text("member"), .text("body"), .integer("written_at")])

    static let payments = SQLTable(
        "order_payments", key: [.text("order_id")],
        [
            .text("reference"), .integer("amount"), .text("currency"), .integer("is_test"), .text("state"),
            .optionalText("mismatch"), .optionalText("attempt"), .optionalInteger("changed_at"),
            .integer("paid"), .integer("refunded"), .integer("is_disputed"), .optionalInteger("look_at"),
            .integer("looks"), .integer("created_at"), .integer("version"), .optionalText("paid_attempt"),
        ])

    static let refunds = SQLTable(
        "order_refunds", key: [.text("id")],
        [
            .text("order_id"), .integer("amount"), .text("currency"), .text("reason"),
            .optionalText("requested_by"), .text("state"), .optionalText("gateway_id"),
            .optionalText("refusal"), .optionalInteger("sent_at"), .optionalInteger("next_at"),
            .integer("tries"), .integer("rounds"), .optionalText("proof"), .integer("created_at"),
            .integer("version"),
        ])

    /// The records of paid orders that the law requires, each row with its end.
    static let records = SQLTable(
        "order_records", key: [.text("order_id"), .integer("number")],
        [
            .text("kind"), .text("act"), .text("buyer"), .text("payee"), .text("record"), .text("title"),
            .integer("quantity"), .integer("amount"), .text("currency"), .optionalText("seller_kind"),
            .optionalText("terms_english"), .optionalText("terms_korean"), .integer("recorded_at"),
            .integer("expires_at"),
        ])

    /// Addresses that carry a right, by the hashes of their secrets.
    static let rights = AddressRightTable("order_rights")

    /// Webhooks of the last days.
    static let webhooks = SQLTable("order_webhooks", key: [.text("webhook")], [.integer("seen_at")])

    /// Where the gateway's books and the ledger differ.
    static let differences = SQLTable(
        "order_differences", key: [.text("difference")],
        [
            .text("kind"), .text("reference"), .optionalText("order_id"), .optionalInteger("gateway"),
            .optionalInteger("ledger"), .integer("found_at"), .text("done"), .text("place"),
        ])

    /// One row while payments are halted. A copy is halted by `PaymentsHalt`, whatever its source is.
    public static let halts = SQLTable(
        "payment_halts", key: [.text("scope")], [.text("reason"), .integer("since_at")])

    /// The answers to requests with a key: orders.
    static let idempotencyRecords = IdempotencyTable("order_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("order_closed_members")

    /// Waiting notices, and acts of operators that wait for the audit log.
    static let outbox = OutboxTable("order_outbox")
}

/// The tables of the ledger.
extension PaymentsTables {
    /// The postings, each with the hash of itself under that of the one before.
    static let entries = SQLTable(
        "ledger_entries", key: [.integer("sequence")],
        [
            .text("kind"), .optionalText("order_id"), .text("currency"), .text("source"),
            .integer("posted_at"), .text("hash"),
        ])

    /// What each posting changes; accounts of the house have no owner.
    static let lines = SQLTable(
        "ledger_lines", key: [.integer("sequence"), .integer("number")],
        [.text("kind"), .optionalText("owner"), .integer("amount")])

    /// The sums of the lines by account, for the house with a blank owner.
    static let balances = SQLTable(
        "ledger_balances", key: [.text("owner"), .text("kind")], [.integer("balance")])

    /// Where the ledger ends, in one row.
    static let heads = SQLTable(
        "ledger_heads", key: [.text("log")], [.integer("sequence"), .text("hash")])

    /// The postings behind their head.
    static let chain = HashChain("ledger", of: entries, heads: heads)
}
