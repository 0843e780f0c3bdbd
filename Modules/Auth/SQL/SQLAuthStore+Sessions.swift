public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    public func open(
        _ session: SessionRecord, with token: TokenDigest, from place: KnownPlace?, ifPasswordIs hash: String
    ) async throws(AuthError) -> Bool {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                guard
                    try writer.exists(
                        """
                        SELECT 1 FROM auth_members WHERE id = \(session.member)
                        AND password_hash = \(hash) AND suspended_at IS NULL
                        """)
                else { return false }
                try writer.run(
                    """
                    DELETE FROM auth_sessions
                    WHERE member_id = \(session.member) AND expires_at <= \(session.createdAt)
                    """)
                try SessionRow.insert(session, with: token, writer)
                try Self.note(place, of: session.member, writer)
                return true
            }
        }
    }

    public func session(_ id: SessionID) async throws(AuthError) -> LiveSession? {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.first(
                    """
                    SELECT \(sql: SessionRow.liveColumns)
                    FROM auth_sessions s JOIN auth_members m ON m.id = s.member_id WHERE s.id = \(id)
                    """, SessionRow.live(from:))
            }
        }
    }

    public func live(
        among sessions: [SessionID], at now: Timestamp
    ) async throws(AuthError) -> Set<SessionID> {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                var live: Set<SessionID> = []
                for part in sessions.partsOfFewSizes {
                    try reader.rows(
                        of: "SELECT id FROM auth_sessions WHERE id IN \(list: part) AND expires_at > \(now)"
                    ) { row throws(DatabaseError) in live.insert(try row.id(0)) }
                }
                return live
            }
        }
    }

    public func sessions(of member: MemberID) async throws(AuthError) -> [SessionRecord] {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.query(
                    """
                    SELECT \(sql: SessionRow.columns) FROM auth_sessions s
                    WHERE s.member_id = \(member) ORDER BY s.created_at DESC, s.id DESC
                    """, SessionRow.record(from:))
            }
        }
    }

    public func end(_ id: SessionID, of member: MemberID) async throws(AuthError) -> Bool {
        try await write("DELETE FROM auth_sessions WHERE id = \(id) AND member_id = \(member)") > 0
    }

    public func endSessions(of member: MemberID, keeping kept: SessionID?) async throws(AuthError) {
        if let kept {
            try await write("DELETE FROM auth_sessions WHERE member_id = \(member) AND id <> \(kept)")
        } else {
            try await write("DELETE FROM auth_sessions WHERE member_id = \(member)")
        }
    }

    public func revokeAllAccess() async throws(AuthError) {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try writer.run("DELETE FROM auth_sessions")
                try writer.run("DELETE FROM auth_invitations")
                try writer.run(
                    """
                    UPDATE auth_members SET reset_digest = NULL, reset_expires_at = NULL
                    WHERE reset_digest IS NOT NULL
                    """)
            }
        }
    }
}
