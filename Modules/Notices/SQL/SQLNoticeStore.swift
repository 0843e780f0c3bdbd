public import Database
public import Notices
public import Vocabulary

/// Notices in a SQL database: the same statements on every engine.
///
/// Whatever changes a member's notices locks their counter first, so that the sequences of a member are
/// given in the order of the commits.
public struct SQLNoticeStore: NoticeStore {
    let database: any SQLDatabase
    let limits: NoticeLimits
    static var closedMembers: ClosedMemberTable { NoticesTables.closedMembers }

    /// A store in the database, whose schema `NoticesMigrations` has made. It keeps at most as many notices
    /// and actors as the limits say.
    public init(_ database: any SQLDatabase, limits: NoticeLimits = NoticeLimits()) {
        self.database = database
        self.limits = limits
    }

    public func page(
        of member: MemberID, unreadOnly: Bool, _ page: PageRequest
    ) async throws(NoticeError) -> Page<KeptNotice> {
        let list = KeysetList(
            scope: NoticeScope.own(member, unreadOnly: unreadOnly), source: "notices",
            conditions: ["member = \(member)"] + (unreadOnly ? ["is_read = 0"] : []), key: "sequence",
            id: "id", isIndexed: true)
        let unreadable = database.unreadableRows
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: NoticeRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try NoticeRow.notice(&row)
            }
        }
    }

    public func mark(of member: MemberID) async throws(NoticeError) -> NoticeMark {
        try await read { reader throws(DatabaseError) in try Self.mark(of: member, reader) }
    }

    public func news(
        since sequences: [MemberID: Int64]
    ) async throws(NoticeError) -> [MemberID: NoticeNews] {
        if sequences.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            let marks = try Self.marks(of: Array(sequences.keys), reader)
            var news: [MemberID: NoticeNews] = [:]
            for (member, base) in sequences {
                let mark = marks[member] ?? NoticeMark()
                let fresh =
                    mark.last > base
                    ? try Self.notices(of: member, after: base, limit: NoticeNews.mostNotices + 1, reader)
                    : []
                news[member] = NoticeNews(mark, behind: base, fresh)
            }
            return news
        }
    }

    public func notices(
        of member: MemberID, after sequence: Int64, limit: Int
    ) async throws(NoticeError) -> [KeptNotice] {
        try await read { reader throws(DatabaseError) in
            try Self.notices(of: member, after: sequence, limit: limit, reader)
        }
    }

    private static func notices(
        of member: MemberID, after sequence: Int64, limit: Int, _ reader: any SQLReader
    ) throws(DatabaseError) -> [KeptNotice] {
        try reader.query(
            """
            SELECT \(sql: NoticeRow.columns) FROM notices
            WHERE member = \(member) AND sequence > \(sequence) ORDER BY sequence LIMIT \(limit)
            """
        ) { row throws(DatabaseError) in
            var row = RowReader(row)
            return try NoticeRow.notice(&row)
        }
    }

    private static func marks(
        of members: [MemberID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [MemberID: NoticeMark] {
        var marks: [MemberID: NoticeMark] = [:]
        for part in members.partsOfFewSizes {
            try reader.rows(
                of: "SELECT member, last, unread FROM notice_counters WHERE member IN \(list: part)"
            ) { row throws(DatabaseError) in
                marks[try row.id(0)] = NoticeMark(last: try row.integer(1), unread: try row.count(2))
            }
        }
        return marks
    }

    static func mark(of member: MemberID, _ reader: any SQLReader) throws(DatabaseError) -> NoticeMark {
        try reader.first("SELECT last, unread FROM notice_counters WHERE member = \(member)") {
            row throws(DatabaseError) in NoticeMark(last: try row.integer(0), unread: try row.count(1))
        } ?? NoticeMark()
    }

    func read<Value: Sendable>(
        by part: (any SQLDatabase)? = nil,
        _ body: @escaping @Sendable (any SQLReader) throws(DatabaseError) -> Value
    ) async throws(NoticeError) -> Value {
        try await mappingDatabaseErrors(NoticeError.self) { () throws(DatabaseError) in
            try await (part ?? database).read(body)
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLWriter) throws(DatabaseError) -> Value
    ) async throws(NoticeError) -> Value {
        try await mappingDatabaseErrors(NoticeError.self) { () throws(DatabaseError) in
            try await database.write(body)
        }
    }
}
