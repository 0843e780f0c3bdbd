public import Vocabulary

/// Payments in the memory of this process: for tests, and the model of what every other store does.
public actor InMemoryOrderStore: OrderStore {
    var payments = KeysetItems<OrderSubject, Order> { $0.createdAt.microseconds }
    var idempotencyRecords = IdempotencyRecords<Order>()
    private var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func insert(
        _ order: Order, request: IdempotentRequest?
    ) async throws(OrderError) -> Order {
        try requireOpen(order.owner)
        if let request, let known = try known(request) { return known }
        guard payments[order.id] == nil else { throw .service(.internal("order identifier taken")) }
        payments[order.id] = order
        if let request { idempotencyRecords.keep(order, for: request) }
        return order
    }

    public func find(_ id: OrderID) async throws(OrderError) -> Order? { payments[id] }

    public func replace(
        _ order: Order, expecting expected: Version, by actor: MemberID
    ) async throws(OrderError) -> Bool {
        try requireOpen(actor)
        guard payments[order.id]?.version == expected else { return false }
        payments[order.id] = order
        return true
    }

    public func page(_ page: PageRequest) async throws(OrderError) -> Page<Order> {
        payments.page(page, scope: OrderScope.all) { $0.state == .shown }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError) {
        closed.close(member)
        for order in payments.values where order.owner == member && !order.isErased {
            payments[order.id] = order.erased(at: now)
        }
        idempotencyRecords.forget(member)
    }

    func requireOpen(_ member: MemberID) throws(OrderError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    func known(_ request: IdempotentRequest) throws(OrderError) -> Order? {
        do throws(ServiceFailure) {
            return try idempotencyRecords.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}
