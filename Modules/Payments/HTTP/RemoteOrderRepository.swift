public import Payments
public import Vocabulary
public import Wire

/// The verbs of payments over HTTP, for the principal of the caller's credentials.
public struct RemoteOrderRepository: OrderRepository {
    private let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func offer(_ request: PurchaseRequest) async throws(OrderError) -> OfferView {
        try await caller.call(OrderEndpoints.offer, OfferInput(request: request))
    }

    public func open(
        _ request: PurchaseRequest, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.open, request, idempotencyKey: key)
    }

    public func order(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.show, OneOrder(id: id))
    }

    public func orders(
        _ filter: OrderFilter, _ page: PageRequest
    ) async throws(OrderError) -> Page<OrderView> {
        try await caller.call(OrderEndpoints.list, OrdersInput(filter: filter, page: PageFields(page)))
    }

    public func checkout(_ id: OrderID) async throws(OrderError) -> CheckoutAddress {
        try await caller.call(OrderEndpoints.checkout, OneOrder(id: id))
    }

    public func look(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.look, OneOrder(id: id))
    }
}

extension RemoteOrderRepository {
    public func cancel(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.cancel, OneOrder(id: id))
    }

    public func withdraw(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.withdraw, OneOrder(id: id))
    }

    public func refund(
        _ id: OrderID, _ amount: Money?, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView {
        try await caller.call(
            OrderEndpoints.refund, RefundInput(id: id, amount: amount), idempotencyKey: key)
    }

    public func handOver(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.handOver, OneOrder(id: id))
    }

    public func confirm(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.confirm, OneOrder(id: id))
    }

    public func complain(
        _ id: OrderID, _ problem: DeliveryProblem, _ text: String
    ) async throws(OrderError) -> OrderView {
        try await caller.call(
            OrderEndpoints.complain, ComplaintInput(id: id, problem: problem, text: text))
    }
}

extension RemoteOrderRepository {
    public func balance() async throws(OrderError) -> BalanceView {
        try await caller.call(OrderEndpoints.balance, Nothing())
    }

    public func postings(_ page: PageRequest) async throws(OrderError) -> Page<PostingView> {
        try await caller.call(OrderEndpoints.postings, LedgerPageInput(page: PageFields(page)))
    }

    public func problems(_ page: PageRequest) async throws(OrderError) -> Page<ProblemView> {
        try await caller.call(OrderEndpoints.problems, LedgerPageInput(page: PageFields(page)))
    }

    public func settle(
        _ id: OrderID, _ settlement: ProblemSettlement, reason: String
    ) async throws(OrderError) -> OrderView {
        try await caller.call(
            OrderEndpoints.settle, SettlementInput(id: id, settlement: settlement, reason: reason))
    }
}
