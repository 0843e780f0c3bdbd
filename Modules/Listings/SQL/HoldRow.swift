import Database
import Listings
import Vocabulary

/// The columns of a hold in the order in which `hold(from:)` reads them.
enum HoldRow {
    static let columns: SQL = "listing, order_id, holder, quantity, until_at, state"

    /// Reads a row of `columns`. Throws `corrupt` for what was never written by this store.
    static func hold(from row: any SQLRow) throws(DatabaseError) -> Hold {
        var row = RowReader(row)
        return Hold(
            listing: try row.id(), order: try row.id(), holder: try row.id(), quantity: try row.count(),
            until: try row.timestamp(), state: try row.value())
    }
}
