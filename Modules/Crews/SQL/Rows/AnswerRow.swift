import Crews
import Database
import Vocabulary

/// The columns of an answer to a meeting, and the reading of them in their order.
enum AnswerRow {
    static let columns: SQL = """
        crew_answers.meeting, crew_answers.member, crew_answers.place, crew_answers.guests, \
        crew_answers.since_at, crew_answers.until_at, crew_answers.came
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func answer(_ row: inout RowReader) throws(DatabaseError) -> Attendance {
        Attendance(
            meeting: try row.id(), member: try row.id(), place: try row.value(), guests: try row.count(),
            since: try row.timestamp(), until: try row.optionalTimestamp(), came: try row.optionalBool())
    }

    /// Reads a row of `columns` alone.
    static func answer(from row: any SQLRow) throws(DatabaseError) -> Attendance {
        var row = RowReader(row)
        return try answer(&row)
    }

    /// The statement that keeps an answer in place of the member's earlier one.
    static func keeping(_ answer: Attendance) -> SQL {
        var row = SQLAssignments()
        row.set("meeting", answer.meeting)
        row.set("member", answer.member)
        row.set("place", answer.place.rawValue)
        row.set("guests", answer.guests)
        row.set("since_at", answer.since)
        row.set("until_at", answer.until)
        row.set("came", answer.came)
        row.set("list_key", answer.order)
        return """
            INSERT INTO crew_answers \(sql: row.insertion)
            ON CONFLICT (meeting, member) DO UPDATE SET place = excluded.place, guests = excluded.guests,
            since_at = excluded.since_at, until_at = excluded.until_at, came = excluded.came,
            list_key = excluded.list_key
            """
    }

    /// `columns`, and the one that follows from them.
    static let checkedColumns: SQL = "\(sql: columns), crew_answers.list_key"

    /// Reads `checkedColumns`. Throws `corrupt` if the key of the list is not that of the answer.
    static func check(_ row: inout RowReader) throws(DatabaseError) {
        let answer = try answer(&row)
        guard try row.integer() == answer.order else {
            throw .corrupt("another place in the list than the answer's")
        }
    }
}
