import Database
import Payments
import Vocabulary

/// The columns of a record that the law requires, and the reading of them in their order.
enum OrderRecordRow {
    static let columns: SQL = """
        order_id, kind, act, buyer, payee, record, title, quantity, amount, currency, seller_kind, \
        terms_english, terms_korean, recorded_at
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func record(_ row: inout RowReader) throws(DatabaseError) -> OrderRecord {
        OrderRecord(
            order: try row.id(), try row.value(), try row.text(), buyer: try row.id(),
            payee: try row.anyIdentifier(), record: try row.anyIdentifier(), title: try row.text(),
            quantity: try row.count(), amount: Money(try row.integer(), try row.value()),
            display: try display(&row), at: try row.timestamp())
    }

    private static func display(_ row: inout RowReader) throws(DatabaseError) -> OrderDisplay? {
        let sellerKind: SellerKind? = try row.optionalValue()
        switch (try row.optionalText(), try row.optionalText()) {
        case (let english?, let korean?):
            return OrderDisplay(sellerKind: sellerKind, english: english, korean: korean)
        case (nil, nil): return nil
        default: throw .corrupt("the terms of a display in one language")
        }
    }

    /// The records of an order, or of all orders of a record, that have not expired, in the order in which
    /// they were written.
    static func selection(of subject: AnyIdentifier, at now: Timestamp) -> SQL {
        let order: OrderID? = subject.typed()
        let (rows, key): (SQL, SQL) =
            if let order { ("order_id = \(order)", "number") } else {
                ("record = \(subject)", "recorded_at, order_id, number")
            }
        return """
            SELECT \(sql: columns) FROM order_records
            WHERE \(sql: rows) AND expires_at > \(now) ORDER BY \(sql: key)
            """
    }

    /// The statement that adds a record behind those of its order.
    static func insertion(_ record: OrderRecord) -> SQL {
        """
        INSERT INTO order_records (order_id, number, kind, act, buyer, payee, record, title, quantity, amount,
        currency, seller_kind, terms_english, terms_korean, recorded_at, expires_at)
        VALUES (\(record.order),
        (SELECT coalesce(max(number), 0) + 1 FROM order_records WHERE order_id = \(record.order)),
        \(record.kind.rawValue), \(record.act), \(record.buyer), \(record.payee), \(record.record),
        \(record.title), \(record.quantity), \(record.amount.minorUnits),
        \(record.amount.currency.rawValue), \(record.display?.sellerKind?.rawValue),
        \(record.display?.english), \(record.display?.korean), \(record.at), \(record.expiresAt))
        """
    }
}
