public import Database

/// The tables of accounts and sessions, as a copy into another database needs them.
public enum AuthTables {
    /// All tables whose rows are data, each behind those that it refers to.
    public static let all = [
        members, sessions, refreshTokens, idempotencyRecords.table, places, acts.table, invitations,
        preferences, blocks,
    ]

    /// What was answered to joinings under a key.
    static let idempotencyRecords = IdempotencyTable("auth_receipts")

    /// By a keyed digest of the code each, and not the code.
    static let invitations = SQLTable(
        "auth_invitations", key: [.text("id")],
        [
            .text("digest"), .integer("uses"), .integer("used"), .text("made_by"), .integer("made_at"),
            .integer("expires_at"),
        ])

    /// What operators have done that the audit log has not heard, whose portraits have changed, and between
    /// whom notices are withdrawn.
    static let acts = OutboxTable("auth_acts")

    /// The table of `SQLKeyStore`: what is in it is carried from one `KeyStore` to another, because it
    /// need not lie in a table.
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
        ])

    static let sessions = SQLTable(
        "auth_sessions", key: [.text("id")],
        [
            .text("member_id"), .text("device"), .integer("created_at"), .integer("last_used_at"),
            .integer("expires_at"),
        ])

    /// From where members were let in: a keyed digest each, and no address.
    static let places = SQLTable(
        "auth_places", key: [.text("member_id"), .text("place")], [.integer("seen_at")])

    /// What members have set for themselves.
    static let preferences = SQLTable(
        "auth_preferences", key: [.text("member_id"), .text("name")], [.text("value")])

    /// Whom members do not want to hear of.
    static let blocks = SQLTable(
        "auth_blocks", key: [.text("member_id"), .text("blocked_id")], [.integer("blocked_at")])

    private static let refreshTokens = SQLTable(
        "auth_refresh_tokens", key: [.text("digest")],
        [.text("session_id"), .integer("expires_at"), .optionalInteger("used_at")])
}
