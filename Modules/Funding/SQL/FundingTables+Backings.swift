import Database

/// The tables of backings, and of what backers get.
extension FundingTables {
    static let backings = SQLTable(
        "campaign_backings", key: [.text("id")],
        [
            .text("campaign"), .text("member"), .integer("amount"), .integer("line_count"),
            .integer("is_anonymous"), .text("message"), .text("state"), .optionalText("order_id"),
            .optionalInteger("until_at"), .optionalText("step_order"), .optionalInteger("step_amount"),
            .optionalText("step_reason"), .optionalInteger("step_item"), .optionalInteger("step_attempts"),
            .optionalInteger("step_at"), .optionalInteger("choose_by"), .integer("returned"),
            .optionalInteger("backed_at"), .optionalInteger("backed_year"), .integer("updated_at"),
            .integer("version"), .integer("created_at"),
        ])

    static let lines = SQLTable(
        "campaign_lines", key: [.text("backing"), .integer("item")],
        [
            .text("campaign"), .integer("place"), .integer("quantity"), .integer("unit_price"),
            .integer("is_backed"), .optionalText("choice"), .optionalInteger("swap_item"),
            .optionalInteger("choose_until"), .optionalInteger("choice_number"),
        ])

    /// Orders that can pay for no backing any more, so that a slow server cannot hold or fulfil one of them.
    static let ordersLetGo = SQLTable(
        "campaign_orders_let_go", key: [.text("order_id")], [.integer("let_go_at")])

    static let updates = SQLTable(
        "campaign_updates", key: [.text("id")],
        [
            .text("campaign"), .text("author"), .text("kind"), .optionalInteger("item"),
            .optionalInteger("quantity"), .integer("is_last"), .text("body"), .text("photos"),
            .text("photos_by"), .optionalInteger("hidden_at"), .integer("created_at"),
            .integer("version"),
        ])

    static let payouts = SQLTable(
        "campaign_payouts", key: [.text("transfer")],
        [
            .text("campaign"), .integer("amount"), .text("bank"), .text("account_number"),
            .text("account_holder"), .text("state"), .integer("created_at"), .text("act"),
            .text("act_subject"), .integer("acted_at"), .text("act_id"), .optionalText("act_actor"),
            .optionalText("act_affected"), .integer("has_reason"),
        ])

    static let receipts = SQLTable(
        "funding_receipts", key: [.text("id")],
        [
            .text("shelter"), .integer("year"), .integer("number"), .text("member"), .text("holder"),
            .integer("is_of_year"), .integer("issued_at"), .optionalText("void_reason"),
            .optionalText("replaced_by"), .optionalInteger("voided_at"), .integer("is_stale"),
            .integer("version"),
        ])

    static let receiptLines = SQLTable(
        "funding_receipt_lines", key: [.text("receipt"), .integer("place")],
        [.text("backing"), .text("title"), .integer("day"), .integer("amount")])

    /// What all backers of a campaign are to be told, in its order.
    static let tellings = SQLTable(
        "campaign_tellings", key: [.counter("sequence")],
        [
            .text("campaign"), .text("act"), .optionalText("place"), .optionalText("actor"),
            .integer("told_at"), .optionalText("after_backing"),
        ])
}
