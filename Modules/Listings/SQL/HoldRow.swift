import Database
import Listings
import Vocabulary

/// The columns of a hold in the order in which `hold(from:)` reads them.
enum HoldRow {
    static let columns: SQL = "listing, order_id, holder, quantity, until_at, state"

    /// Reads a row of `columns`. Throws `corrupt` for what was never written by this store.
    static func hold(from row: any SQLRow) throws(DatabaseError) -> Hold {
        Hold(
            listing: try row.id(0), order: try row.id(1), holder: try row.id(2), quantity: try row.count(3),
            until: try row.timestamp(4), state: try row.value(5))
    }
}
