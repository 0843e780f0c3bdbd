public import Database

/// The tables of accounts and sessions, for copies into another database.
public enum AuthTables {
    /// All tables with data, each after those that it references.
    public static let all = [
        members, sessions, refreshTokens, idempotencyRecords.table, places, acts.table, invitations,
        preferences, blocks,
    ]

    /// Idempotency records of joins.
    static let idempotencyRecords = IdempotencyTable("auth_receipts")

    /// Invitations by a keyed digest of their code; the code is not stored.
    static let invitations = SQLTable(
        "auth_invitations", key: [.text("id")],
        [
            .text("digest"), .integer("uses"), .integer("used"), .text("made_by"), .integer("made_at"),
            .integer("expires_at"),
        ])

    /// The outbox: operators' acts for the audit log, members whose portraits changed, suspensions,
    /// withdrawals of notices, and blocks.
    static let acts = OutboxTable("auth_acts")

    /// The table of `SQLKeyStore`. Its content is copied between `KeyStore`s, since a key store need not be
    /// a table.
    public static let keys = SQLTable("auth_keys", key: [.integer("place")], [.text("content")])

    static let members = SQLTable(
        "auth_members", key: [.text("id")],
        [
            .text("email"), .optionalText("email_key"), .text("nickname"), .optionalText("nickname_key"),
            .text("introduction"), .optionalText("phone"), .optionalInteger("birthday"), .text("language"),
            .text("role"), .integer("joined_at"), .integer("version"), .optionalInteger("withdrawn_at"),
            .optionalText("password_hash"), .integer("departure_pending"),
            .optionalText("nickname_skeleton"), .optionalInteger("suspended_at"),
            .optionalText("suspension_reason"), .optionalText("suspended_by"), .optionalText("reset_digest"),
            .optionalInteger("reset_expires_at"), .optionalText("picture"),
            .optionalInteger("silenced_until"), .optionalText("silence_reason"), .optionalText("silenced_by"),
            .optionalText("business_name"), .optionalText("business_representative"),
            .optionalText("business_address"), .optionalText("business_phone"),
            .optionalText("business_email"), .optionalText("business_registration"),
            .optionalText("business_mail_order"),
        ])

    static let sessions = SQLTable(
        "auth_sessions", key: [.text("id")],
        [
            .text("member_id"), .text("device"), .integer("created_at"), .integer("last_used_at"),
            .integer("expires_at"),
        ])

    /// Places of members' sign-ins: a keyed digest each, no address.
    static let places = SQLTable(
        "auth_places", key: [.text("member_id"), .text("place")], [.integer("seen_at")])

    /// Members' settings.
    static let preferences = SQLTable(
        "auth_preferences", key: [.text("member_id"), .text("name")], [.text("value")])

    /// Members' blocks.
    static let blocks = SQLTable(
        "auth_blocks", key: [.text("member_id"), .text("blocked_id")], [.integer("blocked_at")])

    private static let refreshTokens = SQLTable(
        "auth_refresh_tokens", key: [.text("digest")],
        [.text("session_id"), .integer("expires_at"), .optionalInteger("used_at")])
}
