import Payments
import Vocabulary
import Wire

/// A verb's order and nothing else.
struct OneOrder: Sendable {
    let id: OrderID

    static let shape = Shape<OneOrder>("OneOrder", Field("id", .id()) { $0.id }) { OneOrder(id: $0) }
}

/// A order's new title; with `version` only if it is still at that version.
struct OrderEdit: Sendable {
    let id: OrderID
    let draft: OrderDraft
    let version: Version?

    /// What `payments.show` answers can be sent back with changes: what the server keeps is passed over.
    static let shape = Shape<OrderEdit>(
        "OrderEdit",
        Field("id", .id()) { $0.id },
        Field(flattening: OrderWire.draft) { $0.draft },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { id, draft, version in OrderEdit(id: id, draft: draft, version: version) }
    .passingOver(membersOf: OrderWire.viewShape.schema)
}

/// A page of what is shown.
struct PaymentsInput: Sendable {
    let page: PageFields

    static let shape = Shape<PaymentsInput>(
        "PaymentsInput", Field(flattening: PageFields.shape) { $0.page }
    ) { PaymentsInput(page: $0) }
}
