import Database
import Payments
import Vocabulary

/// The columns of a difference, and the reading of them in their order.
enum DifferenceRow {
    static let columns: SQL = "kind, reference, order_id, gateway, ledger, found_at, done"

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func difference(_ row: inout RowReader) throws(DatabaseError) -> Difference {
        let (kind, reference): (DifferenceKind, String) = (try row.value(), try row.text())
        let order = try order(row.optionalText())
        return Difference(
            kind, reference, of: order, gateway: try row.optionalInteger(), ledger: try row.optionalInteger(),
            at: try row.timestamp(), done: try row.value())
    }

    private static func order(_ text: String?) throws(DatabaseError) -> OrderID? {
        guard let text else { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("order of a difference") }
        return OrderID(raw)
    }

    /// What a row of a difference holds.
    static func assignments(_ difference: Difference) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("difference", difference.key)
        row.set("kind", difference.kind.rawValue)
        row.set("reference", difference.reference)
        row.set("order_id", difference.order)
        row.set("gateway", difference.gateway)
        row.set("ledger", difference.ledger)
        row.set("found_at", difference.foundAt)
        row.set("done", difference.done.rawValue)
        row.set("place", difference.place)
        return row
    }
}
