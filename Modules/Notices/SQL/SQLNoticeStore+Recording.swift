import Database
public import Notices
public import Vocabulary

extension SQLNoticeStore {
    public func record(_ notices: [Notice], at now: Timestamp) async throws(NoticeError) {
        try await write { [most] writer throws(DatabaseError) in
            for notice in notices { try Self.record(notice, writer, at: now, atMost: most) }
        }
    }

    private static func record(
        _ notice: Notice, _ writer: any SQLWriter, at now: Timestamp, atMost most: Int
    ) throws(DatabaseError) {
        guard try isOpen(notice.recipient, writer), try !isWithdrawn(notice.place, writer),
            try note(notice.id, writer, at: now)
        else { return }
        let sequence = try nextSequence(of: notice.recipient, writer)
        var gone = notice.kind == .message ? try removeUnreadMessages(like: notice, writer) : 0
        try writer.run(
            "INSERT INTO notices \(sql: NoticeRow.assignments(notice, sequence: sequence).insertion)")
        gone += try removeOldest(of: notice.recipient, through: sequence - Int64(most), writer)
        try count(-gone, notice.recipient, writer)
    }

    private static func isOpen(_ member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) -> Bool {
        do throws(DatabaseError) {
            try closedMembers.requireOpen(member, writer)
            return true
        } catch .memberClosed {
            return false
        }
    }

    private static func isWithdrawn(
        _ place: AnyIdentifier?, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Bool {
        guard let place else { return false }
        return try writer.exists("SELECT 1 FROM notice_records WHERE id = \("\(place)")")
    }

    /// Whether the notice is recorded, or the place withdrawn, for the first time.
    @discardableResult
    static func note(
        _ name: some SQLBindable, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) -> Bool {
        try writer.run(
            """
            INSERT INTO notice_records (id, recorded_at) VALUES (\(name), \(now))
            ON CONFLICT DO NOTHING
            """) == 1
    }

    /// Counts one more notice that is unread; answers its sequence.
    private static func nextSequence(
        of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Int64 {
        try writer.first(
            """
            INSERT INTO notice_counters (member, last, unread) VALUES (\(member), 1, 1)
            ON CONFLICT (member) DO UPDATE SET last = notice_counters.last + 1,
            unread = notice_counters.unread + 1 RETURNING last
            """
        ) { row throws(DatabaseError) in try row.integer(0) } ?? 1
    }

    private static func removeUnreadMessages(
        like notice: Notice, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Int {
        try writer.run(
            """
            DELETE FROM notices WHERE member = \(notice.recipient) AND is_read = 0
            AND kind = \(notice.kind.rawValue) AND subject = \("\(notice.subject)")
            """)
    }

    /// Removes the notices beyond the limit; answers how many were unread.
    private static func removeOldest(
        of member: MemberID, through first: Int64, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Int {
        guard first > 0 else { return 0 }
        return try writer.query(
            "DELETE FROM notices WHERE member = \(member) AND sequence <= \(first) RETURNING is_read"
        ) { row throws(DatabaseError) in try row.bool(0) }.count { !$0 }
    }

    /// Counts so many unread notices more.
    static func count(
        _ difference: Int, _ member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        if difference == 0 { return }
        try writer.run(
            "UPDATE notice_counters SET unread = unread + \(difference) WHERE member = \(member)")
    }
}

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
        try writer.run("UPDATE notice_counters SET last = last WHERE member = \(member)")
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

    public func forget(_ member: MemberID, at now: Timestamp) async throws(NoticeError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run("DELETE FROM notice_counters WHERE member = \(member)")
            try writer.run("DELETE FROM notices WHERE member = \(member)")
        }
        try await withdraw("actor = \("\(member)")")
    }
}
