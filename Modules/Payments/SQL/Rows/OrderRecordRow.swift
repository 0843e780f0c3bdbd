import Database
import Payments
import Vocabulary

/// The columns of a record that the law requires, and the reading of them in their order.
enum OrderRecordRow {
    static let columns: SQL = """
        order_id, kind, act, buyer, payee, record, title, quantity, amount, currency, recorded_at
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func record(_ row: inout RowReader) throws(DatabaseError) -> OrderRecord {
        OrderRecord(
            order: try row.id(), try row.value(), try row.text(), buyer: try row.id(),
            payee: try row.anyIdentifier(), record: try row.anyIdentifier(), title: try row.text(),
            quantity: try row.count(), amount: Money(try row.integer(), try row.value()),
            at: try row.timestamp())
    }

    /// The statement that adds a record behind those of its order.
    static func insertion(_ record: OrderRecord) -> SQL {
        """
        INSERT INTO order_records (order_id, number, kind, act, buyer, payee, record, title, quantity, amount,
        currency, recorded_at, expires_at)
        VALUES (\(record.order),
        (SELECT coalesce(max(number), 0) + 1 FROM order_records WHERE order_id = \(record.order)),
        \(record.kind.rawValue), \(record.act), \(record.buyer), \(record.payee), \(record.record),
        \(record.title), \(record.quantity), \(record.amount.minorUnits),
        \(record.amount.currency.rawValue), \(record.at), \(record.expiresAt))
        """
    }
}
