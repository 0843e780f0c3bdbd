import Payments
import PaymentsHTTP
import Vocabulary
import Wire

/// An order with the address at which it is paid for, as commands print it.
struct PayableOrder: Sendable {
    let order: OrderView
    let address: String
    let until: Timestamp

    /// The form for `--json`.
    static let coder: WireCoder<PayableOrder> = Shape<PayableOrder>(
        "PayableOrder",
        Field("order", OrderWire.view) { $0.order },
        Field("address", .text) { $0.address },
        Field("until", .timestamp) { $0.until }
    ) { order, address, until in PayableOrder(order: order, address: address, until: until) }.coder
}

extension PayeeStatement {
    /// The form for `--json`.
    static let coder: WireCoder<PayeeStatement> = Shape<PayeeStatement>(
        "PayeeStatement",
        Field("balance", OrderWire.balance) { $0.balance },
        Field("postings", OrderWire.postings) { $0.postings }
    ) { balance, postings in PayeeStatement(balance: balance, postings: postings) }.coder
}
