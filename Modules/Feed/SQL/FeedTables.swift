public import Database

/// The tables of the feed, as a copy into another database needs them.
public enum FeedTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [
        posts, revisions, likes, uncounted, follows, hashtags, trends, idempotencyRecords.table,
        closedMembers.table, outbox.table,
    ]

    /// The answers to publications with a key.
    static let idempotencyRecords = IdempotencyTable("feed_idempotency")

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("feed_closed_members")

    /// Waiting messages: acts for the audit log, posts with changed photos, closed posts, and notices.
    static let outbox = OutboxTable("feed_outbox")

    static let posts = SQLTable(
        "feed_posts", key: [.text("id")],
        [
            .text("author"), .text("body"), .text("photos"), .optionalText("worn"),
            .optionalText("worn_seller"), .optionalText("detached"), .text("state"),
            .optionalInteger("moderated_at"), .optionalText("moderation_reason"),
            .optionalText("moderated_by"), .integer("likes"), .integer("place"), .optionalInteger("fell_at"),
            .integer("created_at"), .optionalInteger("edited_at"), .integer("version"),
        ])

    private static let revisions = SQLTable(
        "feed_revisions", key: [.text("post"), .integer("version")], [.text("body"), .integer("replaced_at")])

    private static let likes = SQLTable(
        "feed_likes", key: [.text("post"), .text("member")], [.integer("liked_at"), .integer("counted")])

    /// The members whose likes are not counted now.
    private static let uncounted = SQLTable(
        "feed_uncounted", key: [.text("member")], [.integer("since")])

    private static let follows = SQLTable(
        "feed_follows", key: [.text("follower"), .text("followee")], [.integer("since")])

    /// The hashtags of shown posts.
    private static let hashtags = SQLTable(
        "feed_hashtags", key: [.text("post"), .text("tag")],
        [.text("spelling"), .text("author"), .integer("created_at")])

    /// The hashtags of the week as they were counted last.
    private static let trends = SQLTable(
        "feed_trends", key: [.text("tag")], [.text("spelling"), .integer("authors")])
}
