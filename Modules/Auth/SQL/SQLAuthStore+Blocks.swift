public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    /// The result of a block.
    private enum Outcome {
        case kept, noMember, noOther, tooMany
    }

    public func keep(
        _ block: MemberBlock, of member: MemberID, atMost limit: Int
    ) async throws(AuthError) -> Bool {
        let outcome = try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try Self.keep(block, of: member, atMost: limit, writer)
            }
        }
        switch outcome {
        case .kept: return true
        case .noMember: return false
        case .noOther: throw .noSuchMember
        case .tooMany: throw .tooManyBlocks
        }
    }

    private static func keep(
        _ block: MemberBlock, of member: MemberID, atMost limit: Int, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Outcome {
        let isHere: SQL = "SELECT 1 FROM auth_members WHERE withdrawn_at IS NULL"
        guard try writer.exists("\(sql: isHere) AND suspended_at IS NULL AND id = \(member)") else {
            return .noMember
        }
        guard try writer.exists("\(sql: isHere) AND id = \(block.member)") else { return .noOther }
        if try writer.exists(blocking(block.member, by: member)) { return .kept }
        let count =
            try writer.first("SELECT count(*) FROM auth_blocks WHERE member_id = \(member)") {
                row throws(DatabaseError) in try row.count(0)
            } ?? 0
        if count >= limit { return .tooMany }
        try writer.run(
            """
            INSERT INTO auth_blocks (member_id, blocked_id, blocked_at)
            VALUES (\(member), \(block.member), \(block.since))
            """)
        try AuthTables.acts.append(
            OutboxMessage(withdrawingNoticesBetween: member, and: block.member, at: block.since), writer)
        try AuthTables.acts.append(
            OutboxMessage(MemberBlocked(block.member, by: member, at: block.since)), writer)
        return .kept
    }

    public func removeBlock(_ other: MemberID, of member: MemberID) async throws(AuthError) {
        try await write("DELETE FROM auth_blocks WHERE member_id = \(member) AND blocked_id = \(other)")
    }

    public func blocks(of member: MemberID) async throws(AuthError) -> [MemberBlock] {
        try await query("SELECT blocked_id, blocked_at FROM auth_blocks WHERE member_id = \(member)") {
            row throws(DatabaseError) in MemberBlock(try row.id(0), since: try row.timestamp(1))
        }
    }

    public func hiddenMembers(
        from member: MemberID, limit: Int
    ) async throws(AuthError) -> Set<MemberID> {
        // Each half has its own limit, since a union reads all rows before its limit applies.
        let found = try await query(
            """
            SELECT other FROM (
                SELECT blocked_id AS other FROM auth_blocks WHERE member_id = \(member) LIMIT \(limit)
            ) AS blocked
            UNION SELECT other FROM (
                SELECT member_id AS other FROM auth_blocks WHERE blocked_id = \(member) LIMIT \(limit)
            ) AS blocking
            LIMIT \(limit)
            """
        ) { row throws(DatabaseError) in try row.id(0) as MemberID }
        return Set(found)
    }

    public func hiddenMembers(
        among others: Set<MemberID>, from member: MemberID
    ) async throws(AuthError) -> Set<MemberID> {
        if others.isEmpty { return [] }
        return try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                var found: Set<MemberID> = []
                for part in others.sorted().partsOfFewSizes {
                    try reader.rows(of: Self.hidden(among: part, from: member)) { row throws(DatabaseError) in
                        found.insert(try row.id(0))
                    }
                }
                return found
            }
        }
    }

    private static func hidden(among others: [MemberID], from member: MemberID) -> SQL {
        """
        SELECT blocked_id FROM auth_blocks WHERE member_id = \(member) AND blocked_id IN \(list: others)
        UNION ALL
        SELECT member_id FROM auth_blocks WHERE blocked_id = \(member) AND member_id IN \(list: others)
        """
    }

    public func isBlocked(_ member: MemberID, _ other: MemberID) async throws(AuthError) -> Bool {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.exists(Self.between(member, other))
            }
        }
    }

    public func record(of id: MemberID, towards other: MemberID) async throws(AuthError) -> MemberTowards? {
        try await query(
            """
            SELECT \(sql: MemberRow.columns),
            CASE WHEN EXISTS (\(sql: Self.between(id, other))) THEN 1 ELSE 0 END
            FROM auth_members WHERE id = \(id)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return MemberTowards(try MemberRow.record(&row), isBlocked: try row.bool())
        }.first
    }

    public func members(nicknameKeys keys: [String]) async throws(AuthError) -> [String: MemberID] {
        let keys = keys.filter(Self.mayBeKept)
        if keys.isEmpty { return [:] }
        let found = try await query(
            "SELECT nickname_key, id FROM auth_members WHERE nickname_key IN \(list: keys)"
        ) { row throws(DatabaseError) in (key: try row.text(0), id: try row.id(1) as MemberID) }
        return found.reduce(into: [:]) { $0[$1.key] = $1.id }
    }

    private static func blocking(_ other: MemberID, by member: MemberID) -> SQL {
        "SELECT 1 FROM auth_blocks WHERE member_id = \(member) AND blocked_id = \(other)"
    }

    private static func between(_ member: MemberID, _ other: MemberID) -> SQL {
        "\(sql: blocking(other, by: member)) UNION ALL \(sql: blocking(member, by: other))"
    }

    private func query<Row: Sendable>(
        _ statement: SQL, _ row: @escaping @Sendable (any SQLRow) throws(DatabaseError) -> Row
    ) async throws(AuthError) -> [Row] {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in try reader.query(statement, row) }
        }
    }
}
