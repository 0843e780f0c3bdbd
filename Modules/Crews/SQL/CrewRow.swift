import Crews
import Database
import Vocabulary

/// The columns of a crew, and the reading of them in their order.
enum CrewRow {
    static let columns: SQL = "id, owner, title, state, created_at, updated_at, version"

    /// Reads `columns`. Throws `corrupt` for what was never written by this store.
    static func crew(_ row: inout RowReader) throws(DatabaseError) -> Crew {
        Crew(
            id: try row.id(), owner: try row.id(), title: try row.text(), state: try row.value(),
            createdAt: try row.timestamp(), updatedAt: try row.timestamp(), version: try row.version())
    }

    /// What a row of the crew holds.
    static func assignments(_ crew: Crew) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", crew.id)
        row.set("owner", crew.owner)
        row.set("title", crew.title)
        row.set("state", crew.state.rawValue)
        row.set("created_at", crew.createdAt)
        row.set("updated_at", crew.updatedAt)
        row.set("version", crew.version)
        return row
    }
}
