public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    public func members(
        _ filter: MemberFilter, _ page: PageRequest
    ) async throws(AuthError) -> Page<MemberRecord> {
        let list = KeysetList(
            scope: filter.scope, source: "auth_members", conditions: filter.predicates, key: "joined_at",
            id: "id", isIndexed: filter.isIndexed)
        let database = list.database(database, for: page)
        return try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try list.page(page, columns: MemberRow.columns, reader) { row throws(DatabaseError) in
                    try MemberRow.record(&row)
                }
            }
        }
    }

    public var acts: any Outbox { AuthTables.acts.outbox(in: database) }

    private static let mayActAsOperator: SQL =
        "role = 'operator' AND withdrawn_at IS NULL AND suspended_at IS NULL"

    /// Whether the stored member is the only operator able to sign in and `record` is not one. Concurrent
    /// changes cannot both pass, because transactions are serialisable.
    static func isLastOperator(
        _ record: MemberRecord, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        if record.actsAsOperator { return false }
        let id = record.account.id
        guard try writer.exists("SELECT 1 FROM auth_members WHERE id = \(id) AND \(sql: mayActAsOperator)")
        else { return false }
        return try !writer.exists(
            "SELECT 1 FROM auth_members WHERE \(sql: mayActAsOperator) AND id <> \(id)")
    }

    /// Erases the reasons that the member gave and those of acts on the member.
    static func forgetReasons(of id: MemberID, _ writer: any SQLWriter) throws(DatabaseError) {
        try AuthTables.acts.eraseReasons(of: id, writer)
        try writer.run(
            """
            UPDATE auth_members SET suspension_reason = '', version = version + 1
            WHERE suspended_at IS NOT NULL AND suspended_by = \(id)
            """)
        try writer.run(
            """
            UPDATE auth_members SET silence_reason = '', version = version + 1
            WHERE silenced_until IS NOT NULL AND silenced_by = \(id)
            """)
    }
}

extension MemberFilter {
    /// Whether an index of `AuthMigrations` gives the rows in order; withdrawn or suspended members are
    /// skipped without an index.
    fileprivate var isIndexed: Bool {
        if id != nil { return true }
        guard text.isEmpty else { return false }
        switch state {
        case nil, .active: return true
        case .suspended: return role == nil
        case .withdrawn: return false
        }
    }

    /// The conditions of `matches`, in SQL.
    fileprivate var predicates: [SQL] {
        var predicates: [SQL] = ["1 = 1"]
        if let role { predicates.append("role = \(role.rawValue)") }
        switch state {
        case nil: break
        case .active: predicates.append("withdrawn_at IS NULL AND suspended_at IS NULL")
        case .suspended: predicates.append("suspended_at IS NOT NULL")
        case .withdrawn: predicates.append("withdrawn_at IS NOT NULL")
        }
        if let id { predicates.append("id = \(id)") }
        if !text.isEmpty {
            let pattern = SQL.likePattern(holding: text)
            predicates.append(
                "(email_key LIKE \(pattern) ESCAPE '\\' OR nickname_key LIKE \(pattern) ESCAPE '\\')")
        }
        return predicates
    }
}
