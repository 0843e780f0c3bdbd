public import Auth
public import Database
public import Vocabulary

/// Stores accounts and sessions in a SQL database.
public struct SQLAuthStore: AuthStore {
    let database: any SQLDatabase

    /// Uses the database, whose schema is that of `AuthMigrations`.
    public init(_ database: any SQLDatabase) {
        self.database = database
    }

    public func taken(
        _ names: UniqueNames, besides member: MemberID?
    ) async throws(AuthError) -> TakenNames {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try Self.taken(names, besides: member, reader)
            }
        }
    }

    public func record(of id: MemberID) async throws(AuthError) -> MemberRecord? {
        try await first("SELECT \(sql: MemberRow.columns) FROM auth_members WHERE id = \(id)")
    }

    public func record(emailKey: String) async throws(AuthError) -> MemberRecord? {
        guard Self.mayBeKept(emailKey) else { return nil }
        return try await first(
            "SELECT \(sql: MemberRow.columns) FROM auth_members WHERE email_key = \(emailKey)")
    }

    public func records(of ids: [MemberID]) async throws(AuthError) -> [MemberRecord] {
        try await rows(of: ids, MemberRow.columns, MemberRow.record)
    }

    public func cards(of ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard] {
        let cards = try await rows(of: ids, MemberRow.cardColumns, MemberRow.card)
        return Dictionary(cards) { first, _ in first }
    }

    private func rows<Row: Sendable>(
        of ids: [MemberID], _ columns: SQL,
        _ row: @escaping @Sendable (any SQLRow) throws(DatabaseError) -> Row
    ) async throws(AuthError) -> [Row] {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                // Engines limit the number of placeholders. All parts of one read transaction see the same
                // state.
                var rows: [Row] = []
                for start in stride(from: 0, to: ids.count, by: 500) {
                    let part = Array(ids[start..<min(start + 500, ids.count)])
                    rows += try reader.query(
                        "SELECT \(sql: columns) FROM auth_members WHERE id IN \(list: part)", row)
                }
                return rows
            }
        }
    }

    private func first(_ statement: SQL) async throws(AuthError) -> MemberRecord? {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.first(statement, MemberRow.record)
            }
        }
    }

    static func taken(
        _ names: UniqueNames, besides member: MemberID?, _ reader: any SQLReader
    ) throws(DatabaseError) -> TakenNames {
        // No member has an empty key or identifier.
        let own: SQLValue = member?.sqlValue ?? .text("")
        let isNew: SQL = """
            NOT EXISTS (
                SELECT 1 FROM auth_members WHERE id = \(own) AND nickname_key = \(names.nickname))
            """
        return TakenNames(
            email: mayBeKept(names.email)
                ? try reader.exists(
                    "SELECT 1 FROM auth_members WHERE email_key = \(names.email) AND id <> \(own)") : false,
            nickname: mayBeKept(names.nickname)
                ? try reader.exists(
                    """
                    SELECT 1 FROM auth_members WHERE nickname_key = \(names.nickname) AND id <> \(own)
                    UNION ALL
                    SELECT 1 FROM auth_members WHERE nickname_skeleton = \(names.nicknameSkeleton)
                    AND id <> \(own) AND \(sql: isNew)
                    UNION ALL
                    SELECT 1 FROM auth_members WHERE nickname_key IN \(list: names.nicknameBases.sorted())
                    AND id <> \(own) AND \(sql: isNew)
                    """)
                : false)
    }

    /// No member's key holds a NUL, and PostgreSQL rejects text with one.
    static func mayBeKept(_ key: String) -> Bool { !key.utf8.contains(0) }
}

extension SQLAuthStore {
    /// All withdrawn members, the earliest first, in any state of the database; for the operator's own
    /// tools.
    public static func withdrawnMembers(
        in database: any SQLDatabase
    ) async throws(DatabaseError) -> [MemberID] {
        try await database.longRunning.read { reader throws(DatabaseError) in
            try reader.query(
                "SELECT id FROM auth_members WHERE withdrawn_at IS NOT NULL ORDER BY withdrawn_at, id"
            ) { row throws(DatabaseError) in try row.id(0) }
        }
    }
}
