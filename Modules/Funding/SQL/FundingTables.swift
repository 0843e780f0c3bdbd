public import Database

/// The tables of funding, as a copy into another database needs them.
public enum FundingTables {
    /// All tables. None refers to another by a foreign key.
    public static let all =
        [
            shelters, people, uploads, campaigns, items, tallies, backings, lines, ordersLetGo, updates,
            payouts,
        ]
        + [receipts, receiptLines, rights.table, tellings]
        + [idempotencyRecords.table, closedMembers.table, outbox.table]

    /// The answers to foundings, drafts, backings and updates with a key.
    static let idempotencyRecords = IdempotencyTable("funding_idempotency")

    /// Members who have withdrawn.
    static let closedMembers = ClosedMemberTable("funding_closed_members")

    /// Waiting notices, acts of operators, and changes of pictures.
    static let outbox = OutboxTable("funding_outbox")

    static let shelters = SQLTable(
        "shelters", key: [.text("id")],
        [
            .text("owner"), .text("name"), .text("name_skeleton"), .text("search_name"),
            .text("registration_number"), .text("place"), .text("search_place"), .text("contact"),
            .text("introduction"), .optionalText("photo"), .optionalText("photo_by"), .optionalText("bank"),
            .optionalText("account_number"), .optionalText("account_holder"), .text("state"), .text("note"),
            .optionalInteger("verified_at"), .optionalInteger("hidden_at"), .integer("created_at"),
            .integer("updated_at"), .integer("version"),
        ])

    static let people = SQLTable(
        "shelter_people", key: [.text("shelter"), .text("member")], [.text("role"), .integer("joined_at")])

    /// Which records show photos of which member.
    static let uploads = SQLTable("funding_uploads", key: [.text("uploader"), .text("record")], [])

    static let campaigns = SQLTable(
        "campaigns", key: [.text("id")],
        [
            .text("shelter"), .text("title"), .text("search_title"), .text("purpose"), .text("story"),
            .optionalInteger("goal"), .integer("item_count"), .text("model"), .optionalInteger("cap"),
            .integer("cost_share"), .integer("deadline"), .text("zone"), .text("local_deadline"),
            .optionalText("office"), .optionalText("office_number"), .optionalInteger("first_day"),
            .optionalInteger("last_day"), .optionalText("bank"), .optionalText("account_number"),
            .optionalText("account_holder"), .text("photos"), .text("photos_by"), .text("state"),
            .optionalInteger("ceiling"), .integer("last_item"), .optionalText("pause_reason"),
            .optionalText("pause_from"), .optionalInteger("paused_at"), .optionalInteger("first_deadline"),
            .optionalText("first_zone"), .optionalText("first_local"), .optionalText("ending"),
            .optionalInteger("result_amount"), .optionalInteger("result_backings"),
            .optionalInteger("result_at"), .optionalInteger("hidden_at"), .integer("created_at"),
            .optionalInteger("opened_at"), .integer("since_at"), .integer("updated_at"),
            .integer("version"),
        ])

    static let items = SQLTable(
        "campaign_items", key: [.text("campaign"), .integer("number")],
        [
            .integer("place"), .text("name"), .integer("unit_price"), .integer("wanted"),
            .optionalText("photo"), .optionalText("photo_by"), .integer("is_missing"), .integer("held"),
            .integer("backed"),
        ])

    /// The rows that decisions about campaigns hold, with the sums that they keep.
    static let tallies = SQLTable(
        "campaign_tallies", key: [.text("campaign")],
        [
            .integer("held_count"), .integer("held_amount"), .integer("backed_count"),
            .integer("backed_amount"), .integer("returning_count"),
        ])
}
