import Database
import Payments
import Vocabulary

/// The columns of a order, and the reading of them in their order.
enum OrderRow {
    static let columns: SQL = "id, owner, title, state, created_at, updated_at, version"

    /// Reads `columns`. Throws `corrupt` for what was never written by this store.
    static func order(_ row: inout RowReader) throws(DatabaseError) -> Order {
        Order(
            id: try row.id(), owner: try row.id(), title: try row.text(), state: try row.value(),
            createdAt: try row.timestamp(), updatedAt: try row.timestamp(), version: try row.version())
    }

    /// What a row of the order holds.
    static func assignments(_ order: Order) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", order.id)
        row.set("owner", order.owner)
        row.set("title", order.title)
        row.set("state", order.state.rawValue)
        row.set("created_at", order.createdAt)
        row.set("updated_at", order.updatedAt)
        row.set("version", order.version)
        return row
    }
}
