public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func put(_ right: CalendarRight) async throws(CrewError) {
        let scope = Self.text(right.scope)
        try await write { writer throws(DatabaseError) in
            try Self.closedMembers.requireOpen(right.member, writer)
            try writer.batch([
                "DELETE FROM crew_calendar_rights WHERE member = \(right.member) AND scope = \(scope)",
                """
                INSERT INTO crew_calendar_rights (hash, member, scope, made_at)
                VALUES (\("\(right.hash)"), \(right.member), \(scope), \(right.madeAt))
                """,
            ])
        }
    }

    public func calendarRight(_ hash: ChainHash) async throws(CrewError) -> CalendarRight? {
        try await right("hash = \("\(hash)")")
    }

    public func calendarRight(
        of member: MemberID, to scope: CalendarScope
    ) async throws(CrewError) -> CalendarRight? {
        try await right("member = \(member) AND scope = \(Self.text(scope))")
    }

    public func dropCalendarRight(
        of member: MemberID, to scope: CalendarScope
    ) async throws(CrewError) {
        let scope = Self.text(scope)
        try await write { writer throws(DatabaseError) in
            try writer.run(
                "DELETE FROM crew_calendar_rights WHERE member = \(member) AND scope = \(scope)")
        }
    }

    private func right(_ condition: SQL) async throws(CrewError) -> CalendarRight? {
        let query: SQL = """
            SELECT hash, member, scope, made_at FROM crew_calendar_rights WHERE \(sql: condition)
            """
        return try await read { reader throws(DatabaseError) in
            try reader.first(query) { row throws(DatabaseError) in
                var row = RowReader(row)
                return try Self.right(&row)
            }
        }
    }

    private static func right(_ row: inout RowReader) throws(DatabaseError) -> CalendarRight {
        guard let hash = ChainHash(try row.text()) else { throw .corrupt("hash of a calendar") }
        return CalendarRight(
            hash: hash, member: try row.id(), scope: try scope(row.text()), madeAt: try row.timestamp())
    }

    /// Blank for the calendar of all crews.
    private static func text(_ scope: CalendarScope) -> String {
        switch scope {
        case .crew(let id): id.raw.base32
        case .own: ""
        }
    }

    private static func scope(_ text: String) throws(DatabaseError) -> CalendarScope {
        if text.isEmpty { return .own }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("scope of a calendar") }
        return .crew(CrewID(raw))
    }
}

extension SQLCrewStore {
    public func calendarMeetings(
        of crews: [CrewID], at now: Timestamp, limit: Int
    ) async throws(CrewError) -> [Meeting] {
        if crews.isEmpty { return [] }
        let found = try await read { reader throws(DatabaseError) in
            var found: [Meeting] = []
            for part in crews.partsOfFewSizes {
                found += try reader.query(
                    Self.calendarMeetings(of: part, at: now, limit: limit), MeetingRow.meeting(from:))
            }
            return found
        }
        let sorted = found.sorted { ($0.details.startsAt, $0.id) < ($1.details.startsAt, $1.id) }
        return Array(sorted.prefix(limit))
    }

    /// A meeting that is shown ended, or was called off, after a moment, and began at most
    /// `MeetingDraft.longest` before it.
    static func calendarMeetings(of crews: [CrewID], at now: Timestamp, limit: Int) -> SQL {
        let since = now.advanced(by: .zero - CrewCalendar.keeping)
        return """
            SELECT \(sql: MeetingRow.columns) FROM crew_meetings
            WHERE crew IN \(list: crews) AND starts_at > \(since.advanced(by: .zero - MeetingDraft.longest))
            AND coalesce(called_off_at, ends_at) > \(since) ORDER BY starts_at, id LIMIT \(limit)
            """
    }
}
