public import Payments
public import Vocabulary
public import Wire

/// The verbs of payments asked of a server; the principal is the member of the caller's credentials.
public struct RemoteOrderRepository: OrderRepository {
    private let caller: RemoteCaller

    /// Asks through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func add(
        _ draft: OrderDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.add, draft, idempotencyKey: key)
    }

    public func order(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.show, OneOrder(id: id))
    }

    public func rename(
        _ id: OrderID, _ draft: OrderDraft, expecting version: Version?
    ) async throws(OrderError) -> OrderView {
        try await caller.call(
            OrderEndpoints.rename, OrderEdit(id: id, draft: draft, version: version))
    }

    public func hide(_ id: OrderID) async throws(OrderError) -> OrderView {
        try await caller.call(OrderEndpoints.hide, OneOrder(id: id))
    }

    public func remove(_ id: OrderID) async throws(OrderError) {
        _ = try await caller.call(OrderEndpoints.remove, OneOrder(id: id))
    }

    public func browse(_ page: PageRequest) async throws(OrderError) -> Page<OrderView> {
        try await caller.call(OrderEndpoints.browse, PaymentsInput(page: PageFields(page)))
    }
}
