import Crews
import Database
import Vocabulary

/// Writes what a change of a crew's people means for its meetings that have not ended, in the same
/// transaction: each meeting's row is held after that of the crew.
struct MeetingFollowing: Sendable {
    let change: CrewChange
    let file: CrewFile
    let now: Timestamp

    func write(_ writer: any SQLWriter) throws(DatabaseError) {
        try follow(writer)
        if change.dissolves(file) { try writer.run(erasing) }
    }

    private func follow(_ writer: any SQLWriter) throws(DatabaseError) {
        guard let query = concerned else { return }
        for id in try writer.query(query, { row throws(DatabaseError) -> MeetingID in try row.id(0) }) {
            guard let roll = try MeetingReading(id: id).roll(writer),
                let next = roll.following(change, since: file, at: now)
            else { continue }
            try writer.batch(next.statements(about: id))
        }
    }

    /// The meetings that may change; nil for none.
    private var concerned: SQL? {
        if change.closes(file) {
            let earliest = now.advanced(by: .zero - MeetingDraft.longest)
            return """
                SELECT id FROM crew_meetings WHERE crew = \(file.crew.id) AND starts_at > \(earliest)
                AND ends_at > \(now) AND called_off_at IS NULL ORDER BY id
                """
        }
        let leavers = change.leavers(since: file)
        if leavers.isEmpty { return nil }
        return """
            SELECT id FROM crew_meetings WHERE crew = \(file.crew.id) AND starts_at > \(now) AND EXISTS (
                SELECT 1 FROM crew_answers WHERE crew_answers.meeting = crew_meetings.id
                AND crew_answers.member IN \(list: leavers.sorted()) AND crew_answers.place <> 'not-going'
            ) ORDER BY id
            """
    }

    /// Erases the texts of all meetings of the crew: `Meeting.erased`.
    private var erasing: SQL {
        """
        UPDATE crew_meetings SET title = '', place = '', note = '', updated_at = \(now),
        version = version + 1
        WHERE crew = \(file.crew.id) AND (title <> '' OR place <> '' OR note <> '')
        """
    }

    /// Gives up what a forgotten member has at meetings that have not begun.
    static func forget(
        _ member: MemberID, _ writer: any SQLWriter, at now: Timestamp
    ) throws(DatabaseError) {
        let query: SQL = """
            SELECT crew_meetings.id FROM crew_answers
            JOIN crew_meetings ON crew_meetings.id = crew_answers.meeting
            WHERE crew_answers.member = \(member) AND crew_answers.place <> 'not-going'
            AND crew_meetings.starts_at > \(now) ORDER BY crew_meetings.id
            """
        for id in try writer.query(query, { row throws(DatabaseError) -> MeetingID in try row.id(0) }) {
            guard let roll = try MeetingReading(id: id).roll(writer),
                let next = roll.withoutAnswers(of: [member], at: now)
            else { continue }
            try writer.batch(next.statements(about: id))
        }
    }
}
