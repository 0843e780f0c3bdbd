public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    public func token(_ digest: TokenDigest) async throws(AuthError) -> StoredToken? {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.first(
                    """
                    SELECT \(sql: SessionRow.liveColumns), t.expires_at, t.used_at
                    FROM auth_refresh_tokens t JOIN auth_sessions s ON s.id = t.session_id
                    JOIN auth_members m ON m.id = s.member_id WHERE t.digest = \(digest.text)
                    """
                ) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    return StoredToken(
                        session: try SessionRow.live(&row), expiresAt: try row.timestamp(),
                        usedAt: try row.optionalTimestamp())
                }
            }
        }
    }

    public func rotate(
        _ digest: TokenDigest, to successor: TokenDigest, at now: Timestamp, until expiry: Timestamp,
        from place: KnownPlace?
    ) async throws(AuthError) -> Bool {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                let owner: (SessionID, MemberID)? = try writer.first(
                    """
                    SELECT s.id, s.member_id FROM auth_refresh_tokens t
                    JOIN auth_sessions s ON s.id = t.session_id
                    WHERE t.digest = \(digest.text) AND t.used_at IS NULL
                    """
                ) { row throws(DatabaseError) in (try row.id(0), try row.id(1)) }
                guard let (session, member) = owner else { return false }
                try Self.rotate(digest, of: session, to: successor, at: now, until: expiry, writer)
                try Self.note(place, of: member, writer)
                return true
            }
        }
    }

    private static func rotate(
        _ digest: TokenDigest, of session: SessionID, to successor: TokenDigest, at now: Timestamp,
        until expiry: Timestamp, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try writer.run(
            "DELETE FROM auth_refresh_tokens WHERE session_id = \(session) AND expires_at <= \(now)")
        try writer.run("UPDATE auth_refresh_tokens SET used_at = \(now) WHERE digest = \(digest.text)")
        try writer.run(
            """
            INSERT INTO auth_refresh_tokens (digest, session_id, expires_at)
            VALUES (\(successor.text), \(session), \(expiry))
            """)
        try writer.run(
            "UPDATE auth_sessions SET last_used_at = \(now), expires_at = \(expiry) WHERE id = \(session)")
    }
}
