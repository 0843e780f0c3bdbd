import Crews
import Database
import Vocabulary

/// The columns of a crew, and the reading of them in their order.
enum CrewRow {
    static let columns: SQL = """
        crews.id, crews.owner, crews.name, crews.sport, crews.other_sport, crews.place, crews.weekday, \
        crews.minute, crews.zone, crews.introduction, crews.uniform, crews.capacity, crews.fee, \
        crews.full_days, crews.half_days, crews.joining, crews.cover, crews.cover_by, crews.state, \
        crews.created_at, crews.closed_at, crews.active_at, crews.updated_at, crews.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func crew(_ row: inout RowReader) throws(DatabaseError) -> Crew {
        Crew(
            id: try row.id(), owner: try row.id(), details: try details(&row), cover: try row.cover(),
            coverBy: try row.optionalID(), state: try row.value(), createdAt: try row.timestamp(),
            closedAt: try row.optionalTimestamp(), activeAt: try row.timestamp(),
            updatedAt: try row.timestamp(), version: try row.version())
    }

    /// Reads a row of `columns` alone.
    static func crew(from row: any SQLRow) throws(DatabaseError) -> Crew {
        var row = RowReader(row)
        return try crew(&row)
    }

    private static func details(_ row: inout RowReader) throws(DatabaseError) -> CrewDetails {
        CrewDetails(
            name: try row.text(), sport: try row.value(), otherSport: try row.text(), place: try row.text(),
            schedule: try schedule(&row), introduction: try row.text(), uniform: try colour(&row),
            capacity: try row.count(), fee: try row.crewFee(), joining: try row.value())
    }

    private static func schedule(_ row: inout RowReader) throws(DatabaseError) -> CrewSchedule? {
        let (weekday, minute) = (try row.optionalCount(), try row.optionalCount())
        let zone = try row.optionalText()
        if weekday == nil, minute == nil, zone == nil { return nil }
        guard let weekday, let minute, let zone,
            let schedule = CrewSchedule(weekday: weekday, minute: minute, zone: zone)
        else { throw .corrupt("schedule of a crew") }
        return schedule
    }

    private static func colour(_ row: inout RowReader) throws(DatabaseError) -> CrewColour {
        guard let colour = CrewColour(try row.text()) else { throw .corrupt("colour of a crew") }
        return colour
    }

    /// The column values of a crew, except the numbers of its people, which are counted with their rows.
    static func assignments(_ crew: Crew) -> SQLAssignments {
        let details = crew.details
        var row = SQLAssignments()
        row.set("id", crew.id)
        row.set("owner", crew.owner)
        row.set("name", details.name)
        row.set("name_skeleton", details.nameSkeleton)
        row.set("search_name", details.foldedName)
        row.set("sport", details.sport.rawValue)
        row.set("other_sport", details.otherSport)
        row.set("place", details.place)
        row.set("search_place", details.foldedPlace)
        row.set("weekday", details.schedule?.weekday)
        row.set("minute", details.schedule?.minute)
        row.set("zone", details.schedule?.zone)
        row.set("introduction", details.introduction)
        row.set("uniform", "\(details.uniform)")
        row.set("capacity", details.capacity)
        row.set(details.fee)
        row.set("joining", details.joining.rawValue)
        row.set("cover", crew.coverCard.map { PictureCardList([$0]) })
        row.set("cover_by", crew.coverBy)
        row.set("state", crew.state.rawValue)
        row.set("created_at", crew.createdAt)
        row.set("closed_at", crew.closedAt)
        row.set("active_at", crew.activeAt)
        row.set("updated_at", crew.updatedAt)
        row.set("version", crew.version)
        return row
    }

    /// The statement that inserts a crew with its first member.
    static func insertion(_ crew: Crew, _ owner: Membership) -> SQL {
        var (row, counts) = (assignments(crew), CrewCounts())
        counts.add(owner.state)
        for (column, count) in columns(of: counts) { row.set(column, count) }
        return "INSERT INTO crews \(sql: row.insertion)"
    }

    /// The columns that keep the counts, for lists that are ordered by them.
    static func columns(of counts: CrewCounts) -> [(column: SQL, count: Int)] {
        [
            ("member_count", counts.members), ("taken_count", counts.taken),
            ("waiting_count", counts.waiting), ("request_count", counts.requests),
        ]
    }
}
