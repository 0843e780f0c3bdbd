import Payments
import Vocabulary
public import Wire

/// The HTTP operations of payments.
public enum OrderEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        offer.description, open.description, list.description, show.description, checkout.description,
        look.description, cancel.description, withdraw.description, refund.description,
        handOver.description, confirm.description, complain.description, balance.description,
        postings.description, problems.description, settle.description,
    ]

    static let offer = Endpoint<OfferInput, OfferView, OrderError>(
        name: "payments.offer", .get, "/api/v1/purchase-offers", access: .member,
        summary: "The terms of a purchase now.", input: OfferInput.shape, output: OrderWire.offer,
        failures: OrderWire.failures.only(
            .invalidFields([]), .recordNotFound, .notForSale, .ownRecord, .notTheBuyer, .gone, .noGateway,
            .halted))

    static let open = Endpoint<PurchaseRequest, OrderView, OrderError>(
        name: "payments.open", .post, "/api/v1/orders", access: .member, status: 201, creates: true,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Open an order, and hold what is bought; an open one for the record is the answer.",
        input: OrderWire.request, output: OrderWire.view,
        failures: OrderWire.failures.only(
            .invalidFields([]), .recordNotFound, .notForSale, .ownRecord, .notTheBuyer, .gone, .noGateway,
            .halted, .tooManyOpen(OrderError.mostOpen)
        ).orSilenced)

    static let list = Endpoint<OrdersInput, Page<OrderView>, OrderError>(
        name: "payments.list", .get, "/api/v1/orders", access: .member,
        summary: "A page of one's own orders, the last opened first.", input: OrdersInput.shape,
        output: OrderWire.page, failures: OrderWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.show", .get, "/api/v1/orders/{id}", access: .member,
        summary: "One order of one's own.", input: OneOrder.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(.notFound))

    static let balance = Endpoint<Nothing, BalanceView, OrderError>(
        name: "payments.balance", .get, "/api/v1/balance", access: .member,
        summary: "What one has as a payee.", input: .nothing, output: OrderWire.balance,
        failures: OrderWire.failures.only())

    static let postings = Endpoint<LedgerPageInput, Page<PostingView>, OrderError>(
        name: "payments.postings", .get, "/api/v1/postings", access: .member,
        summary: "A page of one's own postings as a payee, the youngest first.",
        input: LedgerPageInput.shape, output: OrderWire.postings,
        failures: OrderWire.failures.only(.invalidFields([])))
}
