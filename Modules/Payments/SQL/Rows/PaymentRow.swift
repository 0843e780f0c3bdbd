import Database
import Payments
import Vocabulary

/// The columns of a payment, and the reading of them in their order.
enum PaymentRow {
    static let columns: SQL = """
        order_payments.order_id, order_payments.reference, order_payments.amount, order_payments.currency, \
        order_payments.is_test, order_payments.state, order_payments.mismatch, order_payments.attempt, \
        order_payments.changed_at, order_payments.paid, order_payments.refunded, \
        order_payments.is_disputed, order_payments.look_at, order_payments.looks, \
        order_payments.created_at, order_payments.version
        """

    /// Reads `columns`. Throws `corrupt` for values that this store never writes.
    static func payment(_ row: inout RowReader) throws(DatabaseError) -> Payment {
        let (order, reference): (OrderID, PaymentReference) = (try row.id(), try reference(row.text()))
        return Payment(
            order: order, reference: reference, amount: Money(try row.integer(), try row.value()),
            isTest: try row.bool(), state: try row.value(), mismatch: try row.optionalValue(),
            transaction: try row.optionalText(), changedAt: try row.optionalTimestamp(),
            paid: try row.integer(), refunded: try row.integer(), isDisputed: try row.bool(),
            lookAt: try row.optionalTimestamp(), looks: try row.count(), createdAt: try row.timestamp(),
            version: try row.version())
    }

    /// A reference as it stands in a column. Throws `corrupt`.
    static func reference(_ text: String) throws(DatabaseError) -> PaymentReference {
        guard let reference = PaymentReference(text) else { throw .corrupt("reference of a payment") }
        return reference
    }

    /// What a row of a payment holds.
    static func assignments(_ payment: Payment) -> SQLAssignments {
        var row = SQLAssignments()
        row.set("order_id", payment.order)
        row.set("reference", payment.reference.text)
        row.set("amount", payment.amount.minorUnits)
        row.set("currency", payment.amount.currency.rawValue)
        row.set("is_test", payment.isTest)
        row.set("state", payment.state.rawValue)
        row.set("mismatch", payment.mismatch?.rawValue)
        row.set("attempt", payment.transaction)
        row.set("changed_at", payment.changedAt)
        row.set("paid", payment.paid)
        row.set("refunded", payment.refunded)
        row.set("is_disputed", payment.isDisputed)
        row.set("look_at", payment.lookAt)
        row.set("looks", payment.looks)
        row.set("created_at", payment.createdAt)
        row.set("version", payment.version)
        row.set("paid_attempt", payment.paidAttempt)
        return row
    }
}
