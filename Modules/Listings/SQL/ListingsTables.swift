public import Database
import Listings
import Vocabulary

/// The tables of listings, as a copy into another database needs them.
public enum ListingsTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [
        listings, likes, holds.table, idempotencyRecords.table, trades, closedMembers.table,
        outbox.table,
    ]

    /// Waiting messages: moderators' acts for the audit log, and listings with changed photos.
    static let outbox = OutboxTable("listing_outbox")

    /// The answers to publications and holds with a key.
    static let idempotencyRecords = IdempotencyTable("listing_receipts")

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("listing_closed_members")

    /// The records of sales that the law requires to be kept, even after the listing is erased: without any
    /// member's text, and with the day of their deletion.
    static let trades = SQLTable(
        "listing_trades", key: [.text("listing"), .text("order_id")],
        [
            .text("seller"), .text("buyer"), .text("category"), .integer("quantity"), .integer("price"),
            .text("currency"), .integer("traded_at"), .integer("expires_at"),
        ])

    static let listings = SQLTable(
        "listings", key: [.text("id")],
        [
            .text("seller"), .text("title"), .integer("list_price"), .optionalInteger("discount"),
            .integer("sale_price"), .text("currency"), .text("category"), .optionalText("condition"),
            .text("attributes"), .text("reservation"), .text("photos"), .integer("stock_left"),
            .integer("stock_held"), .text("state"),
            .integer("visible"), .integer("like_count"), .integer("created_at"),
            .optionalInteger("published_at"), .optionalInteger("first_published_at"), .integer("updated_at"),
            .integer("version"),
            .optionalText("league"), .optionalText("team"), .optionalText("season"), .optionalText("size"),
            .optionalText("player"), .optionalText("jersey_version"), .optionalText("brand"),
            .text("description"), .text("search_text"), .optionalInteger("moderated_at"),
            .optionalText("moderated_by"), .optionalText("moderation_reason"),
            .optionalInteger("hidden_by_seller"),
        ])

    private static let likes = SQLTable(
        "listing_likes", key: [.text("member"), .text("listing")], [.integer("liked_at")])

    /// Units held for orders.
    static let holds = HoldTable<ListingSubject>(
        "listing_holds", thing: "listing", longest: HoldLimits.listings.longest)
}
