public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    /// The result of setting a setting.
    private enum Outcome {
        case kept, noMember, tooMany
    }

    public func settings(of member: MemberID) async throws(AuthError) -> [MemberSetting] {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.query(
                    "SELECT name, value FROM auth_preferences WHERE member_id = \(member) ORDER BY name"
                ) { row throws(DatabaseError) in MemberSetting(name: try row.text(0), value: try row.text(1))
                }
            }
        }
    }

    public func keep(_ setting: MemberSetting, of member: MemberID) async throws(AuthError) -> Bool {
        let outcome = try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try Self.keep(setting, of: member, writer)
            }
        }
        if outcome == .tooMany { throw .tooManySettings }
        return outcome == .kept
    }

    private static func keep(
        _ setting: MemberSetting, of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Outcome {
        guard
            try writer.exists(
                """
                SELECT 1 FROM auth_members
                WHERE id = \(member) AND withdrawn_at IS NULL AND suspended_at IS NULL
                """)
        else { return .noMember }
        let others =
            try writer.first(
                """
                SELECT count(*) FROM auth_preferences
                WHERE member_id = \(member) AND name <> \(setting.name)
                """
            ) { row throws(DatabaseError) in try row.count(0) } ?? 0
        if others >= MemberSetting.limit { return .tooMany }
        try writer.run(
            """
            INSERT INTO auth_preferences (member_id, name, value)
            VALUES (\(member), \(setting.name), \(setting.value))
            ON CONFLICT (member_id, name) DO UPDATE SET value = excluded.value
            """)
        return .kept
    }

    public func removeSetting(_ name: String, of member: MemberID) async throws(AuthError) {
        try await write("DELETE FROM auth_preferences WHERE member_id = \(member) AND name = \(name)")
    }
}
