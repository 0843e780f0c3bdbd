public import Database

/// The tables of moderation, as a copy into another database needs them.
public enum ModerationTables {
    /// All tables. None refers to another by a foreign key.
    public static let all = [
        reports, cases, notes, batches, batchSubjects, idempotencyRecords.table, closedMembers.table,
        outbox.table,
    ]

    /// The answers to requests with a key.
    static let idempotencyRecords = IdempotencyTable("moderation_idempotency")

    /// The members who have withdrawn.
    static let closedMembers = ClosedMemberTable("moderation_closed_members")

    /// Notices, and acts for the audit log.
    static let outbox = OutboxTable("moderation_outbox")

    static let reports = SQLTable(
        "moderation_reports", key: [.text("id")],
        [
            .text("subject"), .text("owner"), .optionalText("reporter"), .text("reason"), .text("body"),
            .text("state"), .optionalText("batch"), .integer("created_at"), .optionalInteger("resolved_at"),
        ])

    static let cases = SQLTable(
        "moderation_cases", key: [.text("id")],
        [
            .text("subject"), .text("owner"), .integer("open_reports"), .integer("first_at"),
            .integer("last_at"), .text("state"), .integer("gone"), .integer("version"),
        ])

    static let notes = SQLTable(
        "moderation_notes", key: [.text("id")],
        [.text("subject"), .optionalText("author"), .text("body"), .integer("created_at")])

    static let batches = SQLTable(
        "moderation_batches", key: [.text("id")],
        [
            .text("verb"), .optionalText("undoes"), .optionalText("undone_by"), .text("category"),
            .text("reason"), .optionalText("moderator"), .text("role"), .integer("made_at"),
            .integer("bulk"), .text("kind"), .integer("subjects"), .integer("reports"),
            .integer("changed"), .text("state"),
        ])

    /// The subjects of each batch: whether the domain was told, and whether it changed.
    static let batchSubjects = SQLTable(
        "moderation_batch_subjects", key: [.text("batch"), .text("case_id")],
        [.text("subject"), .text("owner"), .integer("told"), .integer("changed")])
}
