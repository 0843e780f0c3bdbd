public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    private static let columns: SQL = "id, uses, used, made_by, made_at, expires_at"

    public func add(_ invitation: Invitation, digest: String, for act: StaffAct) async throws(AuthError) {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try writer.run(
                    """
                    INSERT INTO auth_invitations (\(sql: Self.columns), digest)
                    VALUES (\(invitation.id), \(invitation.uses), \(invitation.used), \(invitation.madeBy),
                    \(invitation.madeAt), \(invitation.expiresAt), \(digest))
                    """)
                try AuthTables.acts.append(OutboxMessage(act.event), writer)
            }
        }
    }

    public func invitation(digest: String) async throws(AuthError) -> Invitation? {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.first(
                    "SELECT \(sql: Self.columns) FROM auth_invitations WHERE digest = \(digest)"
                ) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    return try Self.invitation(&row)
                }
            }
        }
    }

    public func invitations(
        _ page: PageRequest, at now: Timestamp
    ) async throws(AuthError) -> Page<Invitation> {
        // Expired invitations are deleted, so the condition skips hardly any row.
        let list = KeysetList(
            scope: Invitation.scope, source: "auth_invitations", conditions: ["expires_at > \(now)"],
            key: "made_at", id: "id", isIndexed: true)
        let database = list.database(database, for: page)
        return try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try list.page(page, columns: Self.columns, reader) { row throws(DatabaseError) in
                    try Self.invitation(&row)
                }
            }
        }
    }

    public func revoke(_ id: InvitationID, for act: StaffAct) async throws(AuthError) -> Bool {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                guard try writer.run("DELETE FROM auth_invitations WHERE id = \(id)") > 0 else {
                    return false
                }
                try AuthTables.acts.append(OutboxMessage(act.event), writer)
                return true
            }
        }
    }

    /// Counts a use of the invitation; false if it is no longer open.
    static func use(_ use: InvitationUse, _ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        try writer.run(
            """
            UPDATE auth_invitations SET used = used + 1
            WHERE digest = \(use.digest) AND used < uses AND expires_at > \(use.usedAt)
            """) > 0
    }

    private static func invitation(_ row: inout RowReader) throws(DatabaseError) -> Invitation {
        Invitation(
            id: try row.id(), uses: try row.count(), used: try row.count(), madeBy: try row.id(),
            madeAt: try row.timestamp(), expiresAt: try row.timestamp())
    }
}
