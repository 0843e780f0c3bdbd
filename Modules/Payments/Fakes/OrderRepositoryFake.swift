// Emitted from the protocol OrderRepository, not written by hand. Scripts/fakes writes it anew.

public import Payments
public import Vocabulary

/// A test double of `OrderRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct OrderRepositoryFake: OrderRepository {
    /// Implements `offer(_:)`.
    public var offer: @Sendable (PurchaseRequest) async throws(OrderError) -> OfferView
    /// Implements `open(_:idempotencyKey:)`.
    public var open: @Sendable (PurchaseRequest, IdempotencyKey?) async throws(OrderError) -> OrderView
    /// Implements `order(_:)`.
    public var order: @Sendable (OrderID) async throws(OrderError) -> OrderView
    /// Implements `orders(_:_:)`.
    public var orders: @Sendable (OrderFilter, PageRequest) async throws(OrderError) -> Page<OrderView>
    /// Implements `checkout(_:)`.
    public var checkout: @Sendable (OrderID) async throws(OrderError) -> CheckoutAddress
    /// Implements `look(_:)`.
    public var look: @Sendable (OrderID) async throws(OrderError) -> OrderView
    /// Implements `cancel(_:)`.
    public var cancel: @Sendable (OrderID) async throws(OrderError) -> OrderView
    /// Implements `withdraw(_:)`.
    public var withdraw: @Sendable (OrderID) async throws(OrderError) -> OrderView
    /// Implements `refund(_:_:idempotencyKey:)`.
    public var refund: @Sendable (OrderID, Money?, IdempotencyKey?) async throws(OrderError) -> OrderView
    /// Implements `handOver(_:)`.
    public var handOver: @Sendable (OrderID) async throws(OrderError) -> OrderView
    /// Implements `confirm(_:)`.
    public var confirm: @Sendable (OrderID) async throws(OrderError) -> OrderView
    /// Implements `complain(_:_:_:)`.
    public var complain: @Sendable (OrderID, DeliveryProblem, String) async throws(OrderError) -> OrderView
    /// Implements `balance()`.
    public var balance: @Sendable () async throws(OrderError) -> BalanceView
    /// Implements `postings(_:)`.
    public var postings: @Sendable (PageRequest) async throws(OrderError) -> Page<PostingView>
    /// Implements `problems(_:)`.
    public var problems: @Sendable (PageRequest) async throws(OrderError) -> Page<ProblemView>
    /// Implements `settle(_:_:reason:)`.
    public var settle: @Sendable (OrderID, ProblemSettlement, String) async throws(OrderError) -> OrderView

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        offer = { _ throws(OrderError) in throw Self.unstubbed("offer") }
        open = { _, _ throws(OrderError) in throw Self.unstubbed("open") }
        order = { _ throws(OrderError) in throw Self.unstubbed("order") }
        orders = { _, _ throws(OrderError) in throw Self.unstubbed("orders") }
        checkout = { _ throws(OrderError) in throw Self.unstubbed("checkout") }
        look = { _ throws(OrderError) in throw Self.unstubbed("look") }
        cancel = { _ throws(OrderError) in throw Self.unstubbed("cancel") }
        withdraw = { _ throws(OrderError) in throw Self.unstubbed("withdraw") }
        refund = { _, _, _ throws(OrderError) in throw Self.unstubbed("refund") }
        handOver = { _ throws(OrderError) in throw Self.unstubbed("handOver") }
        confirm = { _ throws(OrderError) in throw Self.unstubbed("confirm") }
        complain = { _, _, _ throws(OrderError) in throw Self.unstubbed("complain") }
        balance = { () throws(OrderError) in throw Self.unstubbed("balance") }
        postings = { _ throws(OrderError) in throw Self.unstubbed("postings") }
        problems = { _ throws(OrderError) in throw Self.unstubbed("problems") }
        settle = { _, _, _ throws(OrderError) in throw Self.unstubbed("settle") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any OrderRepository) {
        offer = real.offer(_:)
        open = real.open(_:idempotencyKey:)
        order = real.order(_:)
        orders = real.orders(_:_:)
        checkout = real.checkout(_:)
        look = real.look(_:)
        cancel = real.cancel(_:)
        withdraw = real.withdraw(_:)
        refund = real.refund(_:_:idempotencyKey:)
        handOver = real.handOver(_:)
        confirm = real.confirm(_:)
        complain = real.complain(_:_:_:)
        balance = real.balance
        postings = real.postings(_:)
        problems = real.problems(_:)
        settle = real.settle(_:_:reason:)
    }

    private static func unstubbed(_ name: String) -> OrderError {
        .service(.internal("OrderRepository.\(name) is not stubbed"))
    }
}

extension OrderRepositoryFake {
    /// Calls `offer`.
    public func offer(_ request: PurchaseRequest) async throws(OrderError) -> OfferView {
        try await offer(request)
    }

    /// Calls `open`.
    public func open(
        _ request: PurchaseRequest, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView {
        try await open(request, key)
    }

    /// Calls `order`.
    public func order(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await order(id)
    }

    /// Calls `orders`.
    public func orders(
        _ filter: OrderFilter, _ page: PageRequest
    ) async throws(OrderError) -> Page<OrderView> {
        try await orders(filter, page)
    }

    /// Calls `checkout`.
    public func checkout(_ id: OrderID) async throws(OrderError) -> CheckoutAddress {
        try await checkout(id)
    }

    /// Calls `look`.
    public func look(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await look(id)
    }

    /// Calls `cancel`.
    public func cancel(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await cancel(id)
    }

    /// Calls `withdraw`.
    public func withdraw(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await withdraw(id)
    }

    /// Calls `refund`.
    public func refund(
        _ id: OrderID, _ amount: Money?, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView {
        try await refund(id, amount, key)
    }

    /// Calls `handOver`.
    public func handOver(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await handOver(id)
    }

    /// Calls `confirm`.
    public func confirm(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await confirm(id)
    }

    /// Calls `complain`.
    public func complain(
        _ id: OrderID, _ problem: DeliveryProblem, _ text: String
    ) async throws(OrderError) -> OrderView {
        try await complain(id, problem, text)
    }

    /// Calls `balance`.
    public func balance() async throws(OrderError) -> BalanceView {
        try await balance()
    }

    /// Calls `postings`.
    public func postings(_ page: PageRequest) async throws(OrderError) -> Page<PostingView> {
        try await postings(page)
    }

    /// Calls `problems`.
    public func problems(_ page: PageRequest) async throws(OrderError) -> Page<ProblemView> {
        try await problems(page)
    }

    /// Calls `settle`.
    public func settle(
        _ id: OrderID, _ settlement: ProblemSettlement, reason: String
    ) async throws(OrderError) -> OrderView {
        try await settle(id, settlement, reason)
    }
}
