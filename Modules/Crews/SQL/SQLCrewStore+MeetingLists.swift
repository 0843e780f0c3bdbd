public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func meeting(_ id: MeetingID) async throws(CrewError) -> Meeting? {
        try await read { reader throws(DatabaseError) in
            try reader.first(Self.finding(id), MeetingRow.meeting(from:))
        }
    }

    static func finding(_ id: MeetingID) -> SQL {
        "SELECT \(sql: MeetingRow.columns) FROM crew_meetings WHERE id = \(id)"
    }

    public func meetings(_ ids: Set<MeetingID>) async throws(CrewError) -> [Meeting] {
        if ids.isEmpty { return [] }
        return try await read { reader throws(DatabaseError) in try Self.meetings(ids.sorted(), reader) }
    }

    /// The meetings in the order of the identifiers; unknown ones are left out.
    static func meetings(
        _ ids: [MeetingID], _ reader: any SQLReader
    ) throws(DatabaseError) -> [Meeting] {
        var found: [MeetingID: Meeting] = [:]
        for part in ids.partsOfFewSizes {
            let query: SQL = "SELECT \(sql: MeetingRow.columns) FROM crew_meetings WHERE id IN \(list: part)"
            for meeting in try reader.query(query, MeetingRow.meeting(from:)) { found[meeting.id] = meeting }
        }
        return ids.compactMap { found[$0] }
    }

    public func meetings(
        of crew: CrewID, _ list: MeetingList, _ page: PageRequest, at now: Timestamp
    ) async throws(CrewError) -> Page<Meeting> {
        let (list, unreadable) = (Self.list(of: crew, list, at: now), database.unreadableRows)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: MeetingRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try MeetingRow.meeting(&row)
            }
        }
    }

    /// No meeting is longer than `MeetingDraft.longest`: the index is entered at those that may not have
    /// ended.
    static func list(of crew: CrewID, _ list: MeetingList, at now: Timestamp) -> KeysetList {
        let earliest = now.advanced(by: .zero - MeetingDraft.longest)
        let times: [SQL] =
            switch list {
            case .upcoming: ["starts_at > \(earliest)", "ends_at > \(now)"]
            case .past: ["starts_at <= \(now)", "ends_at <= \(now)"]
            }
        return KeysetList(
            scope: list.scope(of: crew), source: "crew_meetings", conditions: ["crew = \(crew)"] + times,
            key: "starts_at", id: "crew_meetings.id", isAscending: list == .upcoming, isIndexed: true)
    }

    public func toRemind(at now: Timestamp, limit: Int) async throws(CrewError) -> [Meeting] {
        let query = Self.toRemind(at: now, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, MeetingRow.meeting(from:))
        }
    }

    /// No moment lies earlier before its meeting than twice the usual time, so that earlier ones are not
    /// looked at: their meetings have begun.
    static func toRemind(at now: Timestamp, limit: Int) -> SQL {
        let earliest = now.advanced(by: .zero - MeetingReminder.lead - MeetingReminder.lead)
        return """
            SELECT \(sql: MeetingRow.columns) FROM crew_meetings
            WHERE remind_at > \(earliest) AND remind_at <= \(now) AND starts_at > \(now)
            AND called_off_at IS NULL AND (reminded_for IS NULL OR reminded_for <> remind_at)
            AND EXISTS (
                SELECT 1 FROM crews WHERE crews.id = crew_meetings.crew AND crews.state = 'open')
            ORDER BY remind_at, id LIMIT \(limit)
            """
    }
}

/// The meetings to come.
extension SQLCrewStore {
    public func upcoming(
        after last: Meeting?, at now: Timestamp, limit: Int
    ) async throws(CrewError) -> [Meeting] {
        let query = Self.upcoming(after: last, at: now, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, MeetingRow.meeting(from:))
        }
    }

    static func upcoming(after last: Meeting?, at now: Timestamp, limit: Int) -> SQL {
        let rest: SQL =
            if let last, last.details.startsAt > now {
                "(starts_at, id) > (\(last.details.startsAt), \(last.id))"
            } else {
                "starts_at > \(now)"
            }
        return """
            SELECT \(sql: MeetingRow.columns) FROM crew_meetings
            WHERE called_off_at IS NULL AND \(sql: rest)
            ORDER BY starts_at, id LIMIT \(limit)
            """
    }
}

/// The answers to meetings.
extension SQLCrewStore {
    public func answers(to id: MeetingID, _ page: PageRequest) async throws(CrewError) -> Page<Attendance> {
        let (list, unreadable) = (Self.list(ofAnswersTo: id), database.unreadableRows)
        return try await read(by: list.database(database, for: page)) { reader throws(DatabaseError) in
            try list.page(page, columns: AnswerRow.columns, reader, leavingOut: unreadable) {
                row throws(DatabaseError) in
                try AnswerRow.answer(&row)
            }
        }
    }

    static func list(ofAnswersTo id: MeetingID) -> KeysetList {
        KeysetList(
            scope: MeetingList.scope(ofAnswersTo: id), source: "crew_answers",
            conditions: ["meeting = \(id)"], key: "list_key", id: "member", isAscending: true,
            isIndexed: true)
    }

    public func answers(
        of member: MemberID, to ids: Set<MeetingID>
    ) async throws(CrewError) -> [MeetingID: Attendance] {
        if ids.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var found: [MeetingID: Attendance] = [:]
            for part in ids.sorted().partsOfFewSizes {
                let query: SQL = """
                    SELECT \(sql: AnswerRow.columns) FROM crew_answers
                    WHERE member = \(member) AND meeting IN \(list: part)
                    """
                for answer in try reader.query(query, AnswerRow.answer(from:)) {
                    found[answer.meeting] = answer
                }
            }
            return found
        }
    }

    public func counts(of ids: Set<MeetingID>) async throws(CrewError) -> [MeetingID: MeetingCounts] {
        if ids.isEmpty { return [:] }
        return try await read { reader throws(DatabaseError) in
            var counts = Dictionary(ids.map { ($0, MeetingCounts.none) }) { first, _ in first }
            for part in ids.sorted().partsOfFewSizes {
                try reader.rows(of: Self.counting(part)) { row throws(DatabaseError) in
                    var row = RowReader(row)
                    counts[try row.id()] = MeetingCounts(
                        taken: try row.count(), going: try row.count(), waiting: try row.count(),
                        maybe: try row.count(), absent: try row.count())
                }
            }
            return counts
        }
    }

    /// The counts of meetings that have answers, as `MeetingCounts.init(of:)` says.
    static func counting(_ meetings: [MeetingID]) -> SQL {
        """
        SELECT meeting, sum(CASE WHEN place IN ('going', 'offered') THEN 1 + guests ELSE 0 END),
        sum(CASE WHEN place = 'going' THEN 1 ELSE 0 END),
        sum(CASE WHEN place IN ('waiting', 'offered') THEN 1 ELSE 0 END),
        sum(CASE WHEN place = 'maybe' THEN 1 ELSE 0 END),
        sum(CASE WHEN place = 'going' AND came = 0 THEN 1 ELSE 0 END)
        FROM crew_answers WHERE meeting IN \(list: meetings) GROUP BY meeting
        """
    }

    public func offersOver(at now: Timestamp, limit: Int) async throws(CrewError) -> [Attendance] {
        let query = Self.offersOver(at: now, limit: limit)
        return try await read { reader throws(DatabaseError) in
            try reader.query(query, AnswerRow.answer(from:))
        }
    }

    static func offersOver(at now: Timestamp, limit: Int) -> SQL {
        """
        SELECT \(sql: AnswerRow.columns) FROM crew_answers
        WHERE place = 'offered' AND until_at <= \(now) AND EXISTS (
            SELECT 1 FROM crew_meetings JOIN crews ON crews.id = crew_meetings.crew
            WHERE crew_meetings.id = crew_answers.meeting AND called_off_at IS NULL
            AND crews.state = 'open'
        ) ORDER BY until_at, meeting, member LIMIT \(limit)
        """
    }
}
