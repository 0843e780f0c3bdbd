import Auth
import Database
import Vocabulary

/// The columns of a session, from the table named `s`, and their decoding in order.
enum SessionRow {
    static let columns: SQL = "s.id, s.member_id, s.device, s.created_at, s.last_used_at, s.expires_at"

    /// `columns`, then the role, name, portrait and silence of the session's member, from the table named
    /// `m`, and whether any member is hidden from them. The member is not suspended.
    static let liveColumns: SQL = """
        \(sql: columns), m.role, CASE WHEN m.withdrawn_at IS NULL THEN m.nickname END, m.picture,
        CASE WHEN EXISTS (SELECT 1 FROM auth_blocks WHERE auth_blocks.member_id = m.id)
        OR EXISTS (SELECT 1 FROM auth_blocks WHERE auth_blocks.blocked_id = m.id) THEN 1 ELSE 0 END,
        m.silenced_until, m.silence_reason
        """

    static func record(_ row: inout RowReader) throws(DatabaseError) -> SessionRecord {
        SessionRecord(
            id: try row.id(), member: try row.id(), device: try row.text(), createdAt: try row.timestamp(),
            lastUsedAt: try row.timestamp(), expiresAt: try row.timestamp())
    }

    /// Decodes a row of `columns`.
    static func record(from row: any SQLRow) throws(DatabaseError) -> SessionRecord {
        var row = RowReader(row)
        return try record(&row)
    }

    static func live(_ row: inout RowReader) throws(DatabaseError) -> LiveSession {
        let (record, role) = (try record(&row), try row.value() as Role)
        let card = MemberCard(
            id: record.member, nickname: try row.optionalText(), picture: try row.portrait())
        let hidesNobody = try !row.bool()
        let (until, reason) = (try row.optionalTimestamp(), try row.optionalText())
        return LiveSession(
            record: record, role: role, card: card, hidesNobody: hidesNobody,
            silence: until.map { Silence(until: $0, reason: reason ?? "") })
    }

    /// Decodes a row of `liveColumns`.
    static func live(from row: any SQLRow) throws(DatabaseError) -> LiveSession {
        var row = RowReader(row)
        return try live(&row)
    }

    static func insert(
        _ session: SessionRecord, with token: TokenDigest, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try writer.run(
            """
            INSERT INTO auth_sessions (id, member_id, device, created_at, last_used_at, expires_at)
            VALUES (\(session.id), \(session.member), \(session.device), \(session.createdAt),
            \(session.lastUsedAt), \(session.expiresAt))
            """)
        try writer.run(
            """
            INSERT INTO auth_refresh_tokens (digest, session_id, expires_at)
            VALUES (\(token.text), \(session.id), \(session.expiresAt))
            """)
    }
}
