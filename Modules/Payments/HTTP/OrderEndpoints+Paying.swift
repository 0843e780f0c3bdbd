import Payments
import Vocabulary
import Wire

/// The endpoints of an order of one's own.
extension OrderEndpoints {
    static let checkout = Endpoint<OneOrder, CheckoutAddress, OrderError>(
        name: "payments.checkout", .post, "/api/v1/orders/{id}/checkout", access: .member,
        summary: "A new secret of the page at which the order is paid for: /pay/SECRET.",
        input: OneOrder.shape, output: OrderWire.checkout,
        failures: OrderWire.failures.only(.notFound, .buyerOnly, .wrongState(.closed)))

    static let look = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.look", .post, "/api/v1/orders/{id}/look", access: .member,
        summary: "The order, after the gateway was asked about it.", input: OneOrder.shape,
        output: OrderWire.view, failures: OrderWire.failures.only(.notFound))

    static let cancel = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.cancel", .post, "/api/v1/orders/{id}/cancel", access: .member,
        summary: "Let an open order go.", input: OneOrder.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(.notFound, .buyerOnly, .wrongState(.closed)))

    static let withdraw = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.withdraw", .post, "/api/v1/orders/{id}/withdraw", access: .member,
        summary: "Withdraw from a purchase by its terms.", input: OneOrder.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(
            .invalidFields([]), .notFound, .buyerOnly, .wrongState(.closed), .disputed))

    static let refund = Endpoint<RefundInput, OrderView, OrderError>(
        name: "payments.refund", .post, "/api/v1/orders/{id}/refunds", access: .member, status: 201,
        creates: true, summary: "Give the buyer an amount back, or everything that is left.",
        input: RefundInput.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(
            .invalidFields([]), .notFound, .payeeOnly, .wrongState(.closed), .disputed))

    static let handOver = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.handOver", .post, "/api/v1/orders/{id}/hand-over", access: .member,
        summary: "Say that the goods are handed over; the buyer is asked.", input: OneOrder.shape,
        output: OrderWire.view,
        failures: OrderWire.failures.only(.notFound, .payeeOnly, .wrongState(.closed)))

    static let confirm = Endpoint<OneOrder, OrderView, OrderError>(
        name: "payments.confirm", .post, "/api/v1/orders/{id}/confirm", access: .member,
        summary: "Confirm the receipt: the money is the payee's.", input: OneOrder.shape,
        output: OrderWire.view,
        failures: OrderWire.failures.only(.notFound, .buyerOnly, .wrongState(.closed)))

    static let complain = Endpoint<ComplaintInput, OrderView, OrderError>(
        name: "payments.complain", .post, "/api/v1/orders/{id}/problem", access: .member,
        summary: "Complain: the money waits until an operator settles it.", input: ComplaintInput.shape,
        output: OrderWire.view,
        failures: OrderWire.failures.only(
            .invalidFields([]), .notFound, .buyerOnly, .wrongState(.closed)))
}

/// The endpoints of operators.
extension OrderEndpoints {
    static let problems = Endpoint<LedgerPageInput, Page<ProblemView>, OrderError>(
        name: "payments.problems", .get, "/api/v1/order-problems", access: .member,
        summary: "A page of orders with an open complaint, the oldest first; for operators.",
        input: LedgerPageInput.shape, output: OrderWire.problems,
        failures: OrderWire.failures.only(.invalidFields([]), .operatorsOnly))

    static let settle = Endpoint<SettlementInput, OrderView, OrderError>(
        name: "payments.settle", .post, "/api/v1/orders/{id}/problem/settle", access: .member,
        summary: "Settle a complaint: release the money, or give it back; for operators.",
        input: SettlementInput.shape, output: OrderWire.view,
        failures: OrderWire.failures.only(
            .invalidFields([]), .operatorsOnly, .notFound, .wrongState(.closed), .disputed))
}
