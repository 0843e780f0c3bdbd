import Database
import Deals
import Vocabulary

/// The columns of a deal, and the reading of them in their order.
enum DealRow {
    static let columns: SQL = """
        id, listing, seller, title, price, currency, asks_seller, buyer, quantity, hours, state, step, \
        until_at, ended_by, seller_contact, buyer_contact, is_to_pay, payment_order, payment_state, \
        had_checkout, handed_over_at, received_at, created_at, updated_at, version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func deal(_ row: inout RowReader) throws(DatabaseError) -> Deal {
        Deal(
            id: try row.id(), goods: try goods(&row), buyer: try row.id(), quantity: try row.count(),
            hours: try row.count(), state: try row.value(), step: try row.optionalValue(),
            until: try row.timestamp(), endedBy: try member(&row),
            contacts: DealContacts(seller: try row.text(), buyer: try row.text()),
            isToPay: try row.bool(), payment: try payment(&row), hadCheckout: try row.bool(),
            handedOverAt: try row.optionalTimestamp(), receivedAt: try row.optionalTimestamp(),
            createdAt: try row.timestamp(), updatedAt: try row.timestamp(), version: try row.version())
    }

    private static func goods(_ row: inout RowReader) throws(DatabaseError) -> DealtGoods {
        DealtGoods(
            listing: try row.id(), seller: try row.id(), title: try row.text(),
            price: Money(try row.integer(), try row.value()), asksSeller: try row.bool())
    }

    private static func payment(_ row: inout RowReader) throws(DatabaseError) -> DealPayment? {
        let order = try row.optionalText()
        let state: DealPaymentState? = try row.optionalValue()
        guard order != nil || state != nil else { return nil }
        guard let order, let raw = RawIdentifier(base32: order), let state else {
            throw .corrupt("payment of a deal")
        }
        return DealPayment(OrderID(raw), state)
    }

    private static func member(_ row: inout RowReader) throws(DatabaseError) -> MemberID? {
        guard let text = try row.optionalText() else { return nil }
        guard let raw = RawIdentifier(base32: text) else { throw .corrupt("member of a deal") }
        return MemberID(raw)
    }

    /// Reads a row of `columns` alone.
    static func deal(from row: any SQLRow) throws(DatabaseError) -> Deal {
        var row = RowReader(row)
        return try deal(&row)
    }

    /// The column values of a deal.
    static func assignments(_ deal: Deal) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", deal.id)
        row.set("listing", deal.goods.listing)
        row.set("seller", deal.goods.seller)
        row.set("title", deal.goods.title)
        row.set("price", deal.goods.price.minorUnits)
        row.set("currency", deal.goods.price.currency.rawValue)
        row.set("asks_seller", deal.goods.asksSeller)
        row.set("buyer", deal.buyer)
        row.set("quantity", deal.quantity)
        row.set("hours", deal.hours)
        row.set("state", deal.state.rawValue)
        row.set("step", deal.step?.rawValue)
        row.set("until_at", deal.until)
        row.set("ended_by", deal.endedBy)
        row.set("seller_contact", deal.contacts.seller)
        row.set("buyer_contact", deal.contacts.buyer)
        row.set("is_to_pay", deal.isToPay)
        row.set("payment_order", deal.payment?.order)
        row.set("payment_state", deal.payment?.state.rawValue)
        row.set("had_checkout", deal.hadCheckout)
        row.set("handed_over_at", deal.handedOverAt)
        row.set("received_at", deal.receivedAt)
        row.set("created_at", deal.createdAt)
        row.set("updated_at", deal.updatedAt)
        row.set("version", deal.version)
        return row
    }
}
