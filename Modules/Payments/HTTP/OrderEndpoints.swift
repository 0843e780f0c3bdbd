import Payments
import Vocabulary
public import Wire

/// The HTTP operations of payments.
public enum OrderEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        add.description, show.description, rename.description, hide.description, remove.description,
        browse.description,
    ]

    static let add = Endpoint<OrderDraft, OrderView, OrderError>(
        name: "payments.add", .post, "/api/v1/payments", access: .member, status: 201, creates: true,
        summary: "Add a order of one's own.",
        input: OrderWire.draft, output: OrderWire.view,
        failures: OrderWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.show", .get, "/api/v1/payments/{id}", access: .anyone, summary: "One order.",
        input: OneOrder.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(.notFound))

    static let rename = Endpoint<OrderEdit, OrderView, OrderError>(
        name: "payments.rename", .put, "/api/v1/payments/{id}", access: .member,
        summary: "Give it another title, if a version is named only when it is still that one.",
        input: OrderEdit.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(
            .invalidFields([]), .notFound, .notYours, .changed(.first)))

    static let hide = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.hide", .post, "/api/v1/payments/{id}/hide", access: .member,
        summary: "Show a order to its owner and moderators alone.",
        input: OneOrder.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(.notFound, .notYours, .alreadyHidden))

    static let remove = Endpoint<OneOrder, Nothing, OrderError>(
        name: "payments.remove", .delete, "/api/v1/payments/{id}", access: .member,
        summary: "Remove a order for good.",
        input: OneOrder.shape, failures: OrderWire.failures.only(.notFound, .notYours))

    static let browse = Endpoint<PaymentsInput, Page<OrderView>, OrderError>(
        name: "payments.browse", .get, "/api/v1/payments", access: .anyone,
        summary: "A page of the payments that are shown, the newest first.",
        input: PaymentsInput.shape, output: OrderWire.page,
        failures: OrderWire.failures.only(.invalidFields([])))
}
