import Database
public import Notices
public import Vocabulary

extension SQLNoticeStore {
    /// Of how many members notices are withdrawn in one step.
    private static let membersAtOnce = 100

    public func withdraw(
        _ withdrawal: NoticeWithdrawal, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        switch withdrawal {
        case .about(let subject, nil): try await withdraw("subject = \("\(subject)")", by: rules)
        case .about(let subject, let place?):
            // Before the removal, so that notices recorded in between are dropped.
            _ = try await write { writer throws(DatabaseError) in
                try Self.note("\(place)", writer, at: now)
            }
            try await withdraw("subject = \("\(subject)") AND place = \("\(place)")", by: rules)
        case .between(let one, let other):
            try await withdraw("actor = \("\(one)") AND member = \(other)", by: rules)
            try await withdraw("actor = \("\(other)") AND member = \(one)", by: rules)
        }
    }

    public func forget(
        _ member: MemberID, by rules: NoticeRules, at now: Timestamp
    ) async throws(NoticeError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try writer.run("DELETE FROM notice_counters WHERE member = \(member)")
            try writer.run("DELETE FROM notices WHERE member = \(member)")
            try writer.run("DELETE FROM notice_actors WHERE member = \(member)")
        }
        try await withdraw("actor = \("\(member)")", by: rules)
    }

    /// Removes those notices of withdrawable kinds, of some members at a time. The condition is about columns
    /// that notices and their actors share.
    private func withdraw(_ condition: SQL, by rules: NoticeRules) async throws(NoticeError) {
        let kinds = rules.withdrawable.map(\.rawValue)
        let meant: SQL = "\(sql: condition) AND kind IN \(list: kinds)"
        var isMore = true
        while isMore {
            isMore = try await write { writer throws(DatabaseError) in
                let members = try Self.members(where: meant, writer)
                for member in members { try Self.withdraw(meant, of: member, writer) }
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
            SELECT member FROM notices WHERE \(sql: condition)
            UNION SELECT member FROM notice_actors WHERE \(sql: condition)
            ORDER BY member LIMIT \(membersAtOnce)
            """
        ) { row throws(DatabaseError) in try row.id(0) }
    }

    private static func withdraw(
        _ condition: SQL, of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        try lock(member, writer)
        try removeActors(condition, of: member, writer)
        let unread = try writer.query(
            "DELETE FROM notices WHERE member = \(member) AND \(sql: condition) RETURNING is_read"
        ) { row throws(DatabaseError) in try row.bool(0) }.count { !$0 }
        try count(-unread, member, writer)
    }
}
