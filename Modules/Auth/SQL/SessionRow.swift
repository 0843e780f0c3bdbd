import Auth
import Database

/// A session as a row: columns in the order of `columns`, from the table named `s`.
enum SessionRow {
    static let columns: SQL = "s.id, s.member_id, s.device, s.created_at, s.last_used_at, s.expires_at"

    static func record(_ row: any SQLRow) throws(DatabaseError) -> SessionRecord {
        SessionRecord(
            id: try row.id(0), member: try row.id(1), device: try row.text(2),
            createdAt: try row.timestamp(3),
            lastUsedAt: try row.timestamp(4), expiresAt: try row.timestamp(5))
    }

    /// A session and, in the seventh column, its member's role.
    static func live(_ row: any SQLRow) throws(DatabaseError) -> LiveSession {
        LiveSession(record: try record(row), role: try row.value(6))
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
