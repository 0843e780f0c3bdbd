public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func forget(_ member: MemberID, at now: Timestamp) async throws(CrewError) {
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.close(member, writer, at: now)
            try Self.idempotencyRecords.forget(member, writer)
            for membership in try Self.traces(of: member, writer) {
                try Self.forget(membership, writer, at: now)
            }
            try Self.dropCovers(of: member, writer, at: now)
            try MeetingFollowing.forget(member, writer, at: now)
            try writer.batch([
                DuesWriting.erasing(duesOf: member, at: now),
                "UPDATE crew_cash SET receipt = NULL WHERE author = \(member) AND receipt IS NOT NULL",
                "DELETE FROM crew_calendar_rights WHERE member = \(member)",
            ])
            try Self.dropAccounts(of: member, writer)
        }
    }

    /// The member's memberships that a withdrawal changes, in the order in which crews are held.
    private static func traces(
        of member: MemberID, _ reader: any SQLReader
    ) throws(DatabaseError) -> [Membership] {
        try reader.query(
            """
            SELECT \(sql: MembershipRow.columns) FROM crew_memberships
            WHERE member = \(member) ORDER BY crew
            """, MembershipRow.membership(from:)
        ).filter(\.hasTraces)
    }

    /// Ends a membership, and gives its crew to the next owner or closes it. The people of the crew are read
    /// if it is the member's own, else the leaders alone, who are told.
    private static func forget(
        _ membership: Membership, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        let question = SeatQuestion(
            of: membership.crew, about: membership.member,
            reach: membership.role == .owner ? .everyone : .leaders)
        guard let file = try SeatReading(question: question, now: now).file(writer),
            let own = file.membership
        else { return }
        let change = SeatEngine(file, at: now).forget(own)
        try SeatWriting(change: change, file: file, actor: membership.member, now: now).write(writer)
    }

    private static func dropCovers(
        of member: MemberID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        try writer.run(
            """
            UPDATE crews SET cover = NULL, cover_by = NULL, updated_at = \(now), version = version + 1
            WHERE cover_by = \(member)
            """)
    }

    /// Drops the accounts that the member has named.
    private static func dropAccounts(
        of member: MemberID, _ writer: any SQLWriter
    ) throws(DatabaseError) {
        let crews = try writer.query(
            "SELECT DISTINCT crew FROM crew_accounts WHERE named_by = \(member) ORDER BY crew"
        ) { row throws(DatabaseError) -> CrewID in try row.id(0) }
        for crew in crews where try hold(crew, writer) {
            guard let next = try NamingRow.naming(of: crew, writer)?.forgetting(member) else { continue }
            try writer.batch(NamingRow.keeping(next))
        }
    }
}
