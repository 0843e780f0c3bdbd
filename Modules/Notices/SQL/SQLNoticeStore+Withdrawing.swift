import Database
public import Notices
public import Vocabulary

extension SQLNoticeStore {
    /// Of how many members notices are withdrawn in one step.
    private static let membersAtOnce = 100
    private static let words = NoticeKind.allCases.filter(\.isAboutWords).map(\.rawValue)

    public func withdraw(_ withdrawal: NoticeWithdrawal, at now: Timestamp) async throws(NoticeError) {
        switch withdrawal {
        case .about(let subject, nil): try await withdraw("subject = \("\(subject)")")
        case .about(let subject, let place?):
            // Before the removal, so that notices recorded in between are dropped.
            _ = try await write { writer throws(DatabaseError) in
                try Self.note("\(place)", writer, at: now)
            }
            try await withdraw("subject = \("\(subject)") AND place = \("\(place)")")
        case .between(let one, let other):
            try await withdraw("actor = \("\(one)") AND member = \(other)")
            try await withdraw("actor = \("\(other)") AND member = \(one)")
        }
    }

    /// Removes those notices about words, of some members at a time.
    func withdraw(_ condition: SQL) async throws(NoticeError) {
        var isMore = true
        while isMore {
            isMore = try await write { writer throws(DatabaseError) in
                let members = try Self.members(where: condition, writer)
                for member in members { try Self.withdraw(condition, of: member, writer) }
                return members.count == Self.membersAtOnce
            }
        }
    }

    /// In order, so that concurrent withdrawals do not deadlock.
    private static func members(
        where condition: SQL, _ writer: any SQLWriter
    ) throws(DatabaseError) -> [MemberID] {
        try writer.query(
            """
            SELECT DISTINCT member FROM notices WHERE \(sql: condition) AND kind IN \(list: words)
            ORDER BY member LIMIT \(membersAtOnce)
            """
        ) { row throws(DatabaseError) in try row.id(0) }
    }

    private static func withdraw(
        _ condition: SQL, of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try writer.run("UPDATE notice_counters SET last = last WHERE member = \(member)")
        let unread = try writer.query(
            """
            DELETE FROM notices WHERE member = \(member) AND \(sql: condition) AND kind IN \(list: words)
            RETURNING is_read
            """
        ) { row throws(DatabaseError) in try row.bool(0) }.count { !$0 }
        try count(-unread, member, writer)
    }
}
