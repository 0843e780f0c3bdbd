public import Database

/// The tables of the board, as a copy into another database needs them.
public enum CommunityTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [
        posts, revisions, categories, idempotencyRecords.table, closedMembers.table, outbox.table,
    ]

    /// The answers to publications with a key.
    static let idempotencyRecords = IdempotencyTable("post_idempotency")

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("post_closed_members")

    /// Waiting messages: acts for the audit log, posts with changed photos, and closed posts.
    static let outbox = OutboxTable("post_outbox")

    static let posts = SQLTable(
        "posts", key: [.text("id")],
        [
            .text("author"), .text("category"), .text("title"), .text("body"), .text("photos"),
            .text("state"), .integer("created_at"), .optionalInteger("edited_at"), .integer("version"),
            .optionalInteger("moderated_at"), .optionalText("moderation_reason"),
            .optionalText("moderated_by"), .text("search_text"),
        ])

    static let revisions = SQLTable(
        "post_revisions", key: [.text("post"), .integer("version")],
        [.text("title"), .text("body"), .integer("replaced_at")])

    /// Empty until an operator has set one: `PostCategory.general` is no row, since a copy begins with empty
    /// tables.
    static let categories = SQLTable(
        "post_categories", key: [.text("slug")],
        [.text("korean"), .text("english"), .integer("place"), .integer("is_open")])
}
