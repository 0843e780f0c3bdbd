import Database
import Payments
import Vocabulary

/// The columns of an order, and the reading of them in their order.
enum OrderRow {
    /// Of the order and the words about it.
    static let columns = columns(
        texts: "order_texts.title, order_texts.terms_english, order_texts.terms_korean")

    /// With other columns in place of the words.
    static func columns(texts: SQL) -> SQL {
        """
        orders.id, orders.buyer, orders.record, orders.payee, orders.unit_price, orders.quantity, \
        orders.total, orders.currency, orders.fee_points, orders.earning, orders.earns_at, \
        orders.refund_steps, orders.seller_kind, orders.is_card_only, \(sql: texts), orders.state, \
        orders.step, orders.ending, orders.handed_over_at, orders.told_at, orders.told, \
        orders.received_at, orders.problem, orders.pay_by, orders.refunded, orders.opened_at, \
        orders.updated_at, orders.version
        """
    }

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func order(_ row: inout RowReader) throws(DatabaseError) -> Order {
        let (id, buyer): (OrderID, MemberID) = (try row.id(), try row.id())
        let (record, payee) = (try row.anyIdentifier(), try row.anyIdentifier())
        let (price, earning) = (try price(&row), try earning(&row))
        let steps = try RefundStepList(text: try row.text()).steps
        let (sellerKind, isCardOnly): (SellerKind?, Bool) = (try row.optionalValue(), try row.bool())
        let title = try row.text()
        return Order(
            id: id, buyer: buyer, record: record, payee: payee, price: price, earning: earning,
            refunds: RefundTerms(steps, english: try row.text(), korean: try row.text()),
            sellerKind: sellerKind, isCardOnly: isCardOnly, title: title, state: try row.value(),
            step: try row.optionalValue(), end: try row.optionalValue(),
            delivery: try delivery(&row), payBy: try row.timestamp(),
            refunded: Money(try row.integer(), price.total.currency), openedAt: try row.timestamp(),
            updatedAt: try row.timestamp(), version: try row.version())
    }

    private static func price(_ row: inout RowReader) throws(DatabaseError) -> OrderPrice {
        let (unit, quantity, total) = (try row.integer(), try row.count(), try row.integer())
        let currency: Currency = try row.value()
        guard let fee = FeeRate(basisPoints: try row.count()) else { throw .corrupt("fee of an order") }
        return OrderPrice(
            unit: Money(unit, currency), quantity: quantity, total: Money(total, currency), fee: fee)
    }

    private static func earning(_ row: inout RowReader) throws(DatabaseError) -> Earning {
        switch (try row.text(), try row.optionalTimestamp()) {
        case ("at-once", nil): return .atOnce
        case ("after-receipt", nil): return .afterReceipt
        case ("at", let moment?): return .at(moment)
        default: throw .corrupt("earning of an order")
        }
    }

    private static func delivery(_ row: inout RowReader) throws(DatabaseError) -> Delivery {
        Delivery(
            handedOverAt: try row.optionalTimestamp(), toldAt: try row.optionalTimestamp(),
            told: try row.optionalValue(), receivedAt: try row.optionalTimestamp(),
            problem: try row.optionalValue())
    }

    /// What a row of an order holds; the words about it stand in another. `deliveryAt` is the moment at which
    /// work of the kind `delivery` is due.
    static func assignments(_ order: Order, deliveryAt: Timestamp?) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("id", order.id)
        row.set("buyer", order.buyer)
        row.set("record", order.record)
        row.set("payee", order.payee)
        row.set("unit_price", order.price.unit.minorUnits)
        row.set("quantity", order.price.quantity)
        row.set("total", order.price.total.minorUnits)
        row.set("currency", order.price.total.currency.rawValue)
        row.set("fee_points", order.price.fee.basisPoints)
        row.set("earning", order.earning.name)
        row.set("earns_at", order.earning.moment)
        row.set("refund_steps", RefundStepList(order.refunds.steps))
        row.set("seller_kind", order.sellerKind?.rawValue)
        row.set("state", order.state.rawValue)
        row.set("step", order.step?.rawValue)
        row.set("ending", order.end?.rawValue)
        row.set("handed_over_at", order.delivery.handedOverAt)
        row.set("told_at", order.delivery.toldAt)
        row.set("told", order.delivery.told?.rawValue)
        row.set("received_at", order.delivery.receivedAt)
        row.set("problem", order.delivery.problem?.rawValue)
        row.set("pay_by", order.payBy)
        row.set("refunded", order.refunded.minorUnits)
        row.set("opened_at", order.openedAt)
        row.set("updated_at", order.updatedAt)
        row.set("version", order.version)
        row.set("delivery_due_at", deliveryAt)
        row.set("due_at", order.dueAt)
        row.set("is_card_only", order.isCardOnly)
        return row
    }

    /// What the row of the words about an order holds.
    static func texts(_ order: Order) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("order_id", order.id)
        row.set("title", order.title)
        row.set("terms_english", order.refunds.english)
        row.set("terms_korean", order.refunds.korean)
        return row
    }
}

extension Order {
    /// Since when the step of the order, or its expiry, is due, unless it is postponed; nil without either.
    fileprivate var dueAt: Timestamp? { step != nil ? updatedAt : state.isOpen ? payBy : nil }
}

extension Earning {
    fileprivate var name: String {
        switch self {
        case .atOnce: "at-once"
        case .afterReceipt: "after-receipt"
        case .at: "at"
        }
    }

    fileprivate var moment: Timestamp? {
        if case .at(let moment) = self { moment } else { nil }
    }
}
