import Crews
import Database
import Vocabulary

/// Reads the file or the roll of a meeting, in the transaction that writes the decision.
struct MeetingReading: Sendable {
    let id: MeetingID

    /// Holds the row of the meeting until the transaction ends; nil if there is none. `more` is read next.
    private func held(
        _ writer: any SQLWriter, asking more: [SQL]
    ) throws(DatabaseError) -> Meeting? {
        guard try writer.run("UPDATE crew_meetings SET version = version WHERE id = \(id)") == 1 else {
            return nil
        }
        try writer.prefetch([SQLCrewStore.finding(id)] + more)
        return try writer.first(SQLCrewStore.finding(id), MeetingRow.meeting(from:))
    }

    /// The meeting with all answers; nil if there is none.
    func roll(_ writer: any SQLWriter) throws(DatabaseError) -> MeetingRoll? {
        let query: SQL = "SELECT \(sql: AnswerRow.columns) FROM crew_answers WHERE meeting = \(id)"
        guard let meeting = try held(writer, asking: [query]) else { return nil }
        return MeetingRoll(meeting: meeting, answers: try writer.query(query, AnswerRow.answer(from:)))
    }

    /// The file about the answer of a member; nil if there is no such meeting.
    func file(of member: MemberID, _ writer: any SQLWriter) throws(DatabaseError) -> MeetingFile? {
        let (own, standing) = (own(member), standing(of: member))
        guard let meeting = try held(writer, asking: [own, standing, taking]) else { return nil }
        let answer = try writer.first(own, AnswerRow.answer(from:))
        let state = try writer.first(standing) { row throws(DatabaseError) -> MembershipState in
            try row.value(0)
        }
        let taken = try writer.first(taking) { row throws(DatabaseError) in try row.count(0) }
        let next = try writer.query(
            Self.waiting(for: meeting, without: member), AnswerRow.answer(from:))
        return MeetingFile(meeting: meeting, standing: state, taken: taken ?? 0, own: answer, next: next)
    }

    private func own(_ member: MemberID) -> SQL {
        """
        SELECT \(sql: AnswerRow.columns) FROM crew_answers WHERE meeting = \(id) AND member = \(member)
        """
    }

    private func standing(of member: MemberID) -> SQL {
        """
        SELECT state FROM crew_memberships
        WHERE member = \(member) AND crew = (SELECT crew FROM crew_meetings WHERE id = \(id))
        """
    }

    private var taking: SQL {
        """
        SELECT coalesce(sum(1 + guests), 0) FROM crew_answers
        WHERE meeting = \(id) AND place IN ('going', 'offered')
        """
    }

    /// The first answers of the waiting list that want no more places than the meeting has, in the order of
    /// the list.
    static func waiting(for meeting: Meeting, without member: MemberID) -> SQL {
        let fitting: SQL = meeting.details.capacity.map { " AND guests < \($0)" } ?? ""
        return """
            SELECT \(sql: AnswerRow.columns) FROM crew_answers
            WHERE meeting = \(meeting.id) AND place = 'waiting' AND member <> \(member)\(sql: fitting)
            ORDER BY since_at, member DESC LIMIT \(MeetingFile.mostNext)
            """
    }
}

extension MeetingChange {
    /// The statements that write it about that meeting.
    func statements(about meeting: MeetingID) -> [SQL] {
        var statements: [SQL] = []
        if let next = self.meeting {
            let row = MeetingRow.assignments(next)
            statements.append("UPDATE crew_meetings SET \(sql: row.update) WHERE id = \(meeting)")
        }
        if isReminder {
            statements.append("UPDATE crew_meetings SET reminded_for = remind_at WHERE id = \(meeting)")
        }
        return statements + answers.map(AnswerRow.keeping) + SQLCrewStore.telling(notices)
    }
}
