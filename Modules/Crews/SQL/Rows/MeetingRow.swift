import Crews
import Database
import Vocabulary

/// The columns of a meeting, and the reading of them in their order.
enum MeetingRow {
    static let columns: SQL = """
        crew_meetings.id, crew_meetings.crew, crew_meetings.title, crew_meetings.place, \
        crew_meetings.starts_at, crew_meetings.ends_at, crew_meetings.zone, crew_meetings.local_start, \
        crew_meetings.local_end, crew_meetings.local_answers_until, crew_meetings.repeated_hour, \
        crew_meetings.capacity, crew_meetings.answers_until, crew_meetings.note, crew_meetings.remind_at, \
        crew_meetings.called_off_at, crew_meetings.created_at, crew_meetings.updated_at, \
        crew_meetings.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func meeting(_ row: inout RowReader) throws(DatabaseError) -> Meeting {
        Meeting(
            id: try row.id(), crew: try row.id(), details: try details(&row),
            calledOffAt: try row.optionalTimestamp(), createdAt: try row.timestamp(),
            updatedAt: try row.timestamp(), version: try row.version())
    }

    /// Reads a row of `columns` alone.
    static func meeting(from row: any SQLRow) throws(DatabaseError) -> Meeting {
        var row = RowReader(row)
        return try meeting(&row)
    }

    private static func details(_ row: inout RowReader) throws(DatabaseError) -> MeetingDetails {
        MeetingDetails(
            title: try row.text(), place: try row.text(), startsAt: try row.timestamp(),
            endsAt: try row.timestamp(), zone: try row.text(), clock: try clock(&row),
            capacity: try row.optionalCount(), answersUntil: try row.timestamp(), note: try row.text(),
            remindAt: try row.optionalTimestamp())
    }

    private static func clock(_ row: inout RowReader) throws(DatabaseError) -> MeetingClock {
        let (start, end, deadline) = (try row.civilTime(), try row.civilTime(), try row.civilTime())
        let text = try row.optionalText()
        let hour = text.flatMap { RepeatedHour(rawValue: $0) }
        guard text == nil || hour != nil else { throw .corrupt("an hour that clocks show twice") }
        return MeetingClock(startsAt: start, endsAt: end, answersUntil: deadline, repeatedHour: hour)
    }

    /// The column values of a meeting, except the reminder that was sent last (`reminded_for`).
    static func assignments(_ meeting: Meeting) -> SQLAssignments {
        let details = meeting.details
        var row = SQLAssignments()
        row.set("id", meeting.id)
        row.set("crew", meeting.crew)
        row.set("title", details.title)
        row.set("place", details.place)
        row.set("starts_at", details.startsAt)
        row.set("ends_at", details.endsAt)
        row.set("zone", details.zone)
        row.set("local_start", "\(details.clock.startsAt)")
        row.set("local_end", "\(details.clock.endsAt)")
        row.set("local_answers_until", "\(details.clock.answersUntil)")
        row.set("repeated_hour", details.clock.repeatedHour?.rawValue)
        row.set("capacity", details.capacity)
        row.set("answers_until", details.answersUntil)
        row.set("note", details.note)
        row.set("remind_at", details.remindAt)
        row.set("called_off_at", meeting.calledOffAt)
        row.set("created_at", meeting.createdAt)
        row.set("updated_at", meeting.updatedAt)
        row.set("version", meeting.version)
        return row
    }
}
