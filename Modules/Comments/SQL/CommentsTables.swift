public import Database

/// The tables of comments, as a copy into another database needs them.
public enum CommentsTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [
        comments, threads, conversations, idempotencyRecords.table, closedMembers.table, outbox.table,
    ]

    /// Answers to requests with an idempotency key.
    static let idempotencyRecords = IdempotencyTable("comment_idempotency")

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("comment_closed_members")

    /// The waiting messages.
    static let outbox = OutboxTable("comments_outbox")

    static let comments = SQLTable(
        "comments", key: [.text("id")],
        [
            .text("subject"), .text("author"), .text("parent"), .text("body"), .text("state"),
            .optionalText("moderation_reason"), .optionalInteger("moderated_at"),
            .optionalText("moderated_by"), .integer("created_at"), .optionalInteger("edited_at"),
            .integer("version"), .integer("replies"), .integer("listed"),
        ])

    /// The members and subjects of conversations.
    static let conversations = SQLTable(
        "conversations", key: [.text("id")],
        [
            .text("subject"), .text("first_member"), .text("second_member"), .integer("started_at"),
            .optionalInteger("said_at"),
        ])

    /// How many comments are shown under each subject, and whether it is closed.
    static let threads = SQLTable(
        "comment_threads", key: [.text("subject")], [.integer("comments"), .optionalInteger("closed_at")])
}
