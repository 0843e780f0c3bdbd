import Database
import Listings
import Vocabulary

/// The columns of a record of a sale, and the reading of them in their order.
enum TradeRow {
    static let columns: SQL = """
        listing, order_id, seller, buyer, category, quantity, price, currency, traded_at, expires_at
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func trade(_ row: inout RowReader) throws(DatabaseError) -> TradeRecord {
        TradeRecord(
            listing: try row.id(), order: try row.id(), seller: try row.id(), buyer: try row.id(),
            category: try row.value(), quantity: try row.count(),
            price: Money(try row.integer(), try row.value()), tradedAt: try row.timestamp(),
            expiresAt: try row.timestamp())
    }

    /// The statement that adds a record.
    static func insertion(_ trade: TradeRecord) -> SQL {
        var row = SQLAssignments()
        row.set("listing", trade.listing)
        row.set("order_id", trade.order)
        row.set("seller", trade.seller)
        row.set("buyer", trade.buyer)
        row.set("category", trade.category.rawValue)
        row.set("quantity", trade.quantity)
        row.set("price", trade.price.minorUnits)
        row.set("currency", trade.price.currency.rawValue)
        row.set("traded_at", trade.tradedAt)
        row.set("expires_at", trade.expiresAt)
        return "INSERT INTO listing_trades \(sql: row.insertion)"
    }

    /// The records of an order that have not expired, the earliest sale first.
    static func selection(of order: OrderID, at now: Timestamp) -> SQL {
        """
        SELECT \(sql: columns) FROM listing_trades
        WHERE order_id = \(order) AND expires_at > \(now) ORDER BY traded_at, listing
        """
    }
}
