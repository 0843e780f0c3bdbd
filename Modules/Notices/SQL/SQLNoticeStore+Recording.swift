import Database
public import Notices
public import Vocabulary

extension SQLNoticeStore {
    public func record(
        _ notices: [Notice], by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await write { [limits] writer throws(DatabaseError) in
            for notice in notices {
                guard try Self.isOpen(notice.recipient, writer),
                    try !Self.isWithdrawn(notice.place, writer), try Self.note(notice.id, writer, at: now)
                else { continue }
                try Self.record(notice, rules[notice.kind].repetition, limits, writer)
            }
        }
    }

    private static func record(
        _ notice: Notice, _ repetition: NoticeRule.Repetition, _ limits: NoticeLimits,
        _ writer: any SQLWriter
    ) throws(DatabaseError) {
        if repetition == .gathers, let actor = notice.actor {
            return try gather(notice, by: actor, limits, writer)
        }
        let sequence = try nextSequence(of: notice.recipient, writer)
        let removed = repetition == .replaces ? try removeUnread(like: notice, writer) : 0
        try insert(notice, sequence: sequence, replacing: removed, limits, writer)
    }

    /// Inserts an unread notice in place of the `removed` unread ones, and trims the member's notices.
    static func insert(
        _ notice: Notice, sequence: Int64, others: Int = 0, replacing removed: Int, _ limits: NoticeLimits,
        _ writer: any SQLWriter
    ) throws(DatabaseError) {
        let row = NoticeRow.assignments(notice, sequence: sequence, others: others)
        try writer.run("INSERT INTO notices \(sql: row.insertion)")
        let first = sequence - Int64(limits.most)
        let trimmed = try removeOldest(of: notice.recipient, through: first, writer)
        try count(-removed - trimmed, notice.recipient, writer)
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

    /// Locks the member's counter until the transaction ends.
    static func lock(_ member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) {
        try writer.run("UPDATE notice_counters SET last = last WHERE member = \(member)")
    }

    /// Counts one more notice that is unread; answers its sequence.
    static func nextSequence(
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

    private static func removeUnread(
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
        try disband("sequence <= \(first)", of: member, writer)
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
