import Payments
import Vocabulary
import Wire

/// A verb's order and nothing else.
struct OneOrder: Sendable {
    let id: OrderID

    static let shape = Shape<OneOrder>("OneOrder", Field("id", .id()) { $0.id }) { OneOrder(id: $0) }
}

/// A record whose terms are asked for, in a query.
struct OfferInput: Sendable {
    let request: PurchaseRequest

    static let shape = Shape<OfferInput>(
        "OfferInput",
        Field("record", OrderWire.record) { $0.request.record },
        Field("amount", WireCoder<Int64>.integer.optional) { $0.request.amount?.minorUnits },
        Field("currency", WireCoder<Currency>.choice.optional) { $0.request.amount?.currency }
    ) { record, amount, currency in
        OfferInput(
            request: PurchaseRequest(record, amount: amount.map { Money($0, currency ?? .krw) }))
    }
}

/// A page of the member's own orders.
struct OrdersInput: Sendable {
    let filter: OrderFilter
    let page: PageFields

    static let shape = Shape<OrdersInput>(
        "OrdersInput",
        Field("side", WireCoder<OrderFilter.Side>.choice.optional) { $0.filter.side },
        Field("state", WireCoder<OrderState>.choice.optional) { $0.filter.state },
        Field(flattening: PageFields.shape) { $0.page }
    ) { side, state, page in OrdersInput(filter: OrderFilter(side: side, state: state), page: page) }
}

/// A page of the member's postings, or of complaints.
struct LedgerPageInput: Sendable {
    let page: PageFields

    static let shape = Shape<LedgerPageInput>(
        "LedgerPageInput", Field(flattening: PageFields.shape) { $0.page }
    ) { LedgerPageInput(page: $0) }
}

/// An amount that a payee gives back; without one everything that is left.
struct RefundInput: Sendable {
    let id: OrderID
    let amount: Money?

    static let shape = Shape<RefundInput>(
        "RefundInput", Field("id", .id()) { $0.id },
        Field("amount", WireCoder<Money>.money.optional) { $0.amount }
    ) { id, amount in RefundInput(id: id, amount: amount) }
}

/// A buyer's complaint.
struct ComplaintInput: Sendable {
    let id: OrderID
    let problem: DeliveryProblem
    let text: String

    static let shape = Shape<ComplaintInput>(
        "ComplaintInput", Field("id", .id()) { $0.id },
        Field("problem", WireCoder<DeliveryProblem>.choice) { $0.problem },
        Field("text", OrderWire.text, fallback: "", note: .required) { $0.text }
    ) { id, problem, text in ComplaintInput(id: id, problem: problem, text: text) }
}

extension OrderWire {
    /// A member's purchase.
    static let request = Shape<PurchaseRequest>(
        "PurchaseRequest",
        Field("record", record) { $0.record },
        Field("amount", WireCoder<Money>.money.optional) { $0.amount }
    ) { record, amount in PurchaseRequest(record, amount: amount) }
}
