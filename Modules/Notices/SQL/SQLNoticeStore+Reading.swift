import Database
public import Notices
public import Vocabulary

extension SQLNoticeStore {
    public func read(through sequence: Int64, of member: MemberID) async throws(NoticeError) -> NoticeMark {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(member, writer)
            return try Self.read("sequence <= \(sequence)", of: member, writer)
        }
    }

    public func read(_ id: NoticeID, of member: MemberID) async throws(NoticeError) -> NoticeMark? {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(member, writer)
            guard
                try writer.exists("SELECT 1 FROM notices WHERE id = \(id) AND member = \(member)")
            else { return nil }
            return try Self.read("id = \(id)", of: member, writer)
        }
    }

    /// Marks those of the member's unread notices as read; answers how far the notices go then.
    @discardableResult
    private static func read(
        _ condition: SQL, of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) -> NoticeMark {
        try lock(member, writer)
        try disband(condition, of: member, writer)
        let count = try writer.run(
            """
            UPDATE notices SET is_read = 1 WHERE member = \(member) AND is_read = 0
            AND \(sql: condition)
            """)
        try Self.count(-count, member, writer)
        return try mark(of: member, writer)
    }

    public func readExpired(by moment: Timestamp) async throws(NoticeError) -> Int {
        let members = try await read { reader throws(DatabaseError) in
            try reader.query(
                """
                SELECT DISTINCT member FROM (
                    SELECT member FROM notices WHERE done_at <= \(moment) AND is_read = 0
                    ORDER BY done_at LIMIT 500
                ) AS expired
                """
            ) { row throws(DatabaseError) -> MemberID in try row.id(0) }
        }
        var count = 0
        for member in members {
            count += try await write { writer throws(DatabaseError) in
                let before = try Self.mark(of: member, writer).unread
                return before - (try Self.read("done_at <= \(moment)", of: member, writer)).unread
            }
        }
        return count
    }
}
