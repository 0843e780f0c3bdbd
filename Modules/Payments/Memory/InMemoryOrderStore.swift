public import Vocabulary

/// Orders and the ledger in memory: for tests, and the model for all other stores.
public actor InMemoryOrderStore: OrderStore {
    let seal: ChainSeal
    var orders: [OrderID: Order] = [:]
    var payments: [OrderID: Payment] = [:]
    var refunds: [OrderID: [Refund]] = [:]
    var words: [OrderID: ProblemWords] = [:]
    var records: [OrderRecord] = []
    var ledger = InMemoryLedger()
    /// The oldest first.
    var rights: [AddressRight] = []
    var webhooks: [String: Timestamp] = [:]
    var differences: [String: Difference] = [:]
    /// Since when the step or expiry of an order is due, where it was postponed.
    var postponed: [OrderID: Timestamp] = [:]
    var state = PaymentsMode.running
    var made = IdempotencyRecords<OrderID>()
    var closed = ClosedMembers()
    var waiting = InMemoryOutbox()

    /// An empty store. The seal chains the entries of the ledger.
    public init(_ seal: ChainSeal) { self.seal = seal }

    public func insert(
        _ order: Order, _ payment: Payment, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> OrderFile {
        try requireOpen(order.buyer)
        if let payee: MemberID = order.payee.typed(), closed.contains(payee) { throw .recordNotFound }
        if let request, let known = try known(request), let file = read(known) { return file }
        let open = orders.values.filter { $0.buyer == order.buyer && $0.state.isOpen }
        if let same = open.first(where: { $0.record == order.record }), let file = read(same.id) {
            if let request { made.keep(same.id, for: request) }
            return file
        }
        if open.count >= OrderError.mostOpen { throw .tooManyOpen(OrderError.mostOpen) }
        guard orders[order.id] == nil, !payments.values.contains(where: { $0.reference == payment.reference })
        else { throw .service(.internal("order identifier or payment reference taken")) }
        (orders[order.id], payments[order.id]) = (order, payment)
        if let request { made.keep(order.id, for: request) }
        return OrderFile(order: order, payment: payment)
    }

    public func made(for request: IdempotentRequest, at now: Timestamp) async throws(OrderError) -> OrderID? {
        try known(request)
    }

    public func file(_ id: OrderID) async throws(OrderError) -> OrderFile? { read(id) }

    public func files(_ ids: [OrderID]) async throws(OrderError) -> [OrderFile] { ids.compactMap(read) }

    public func order(of reference: PaymentReference) async throws(OrderError) -> OrderID? {
        payments.values.first { $0.reference == reference }?.order
    }

    public func order(paidBy transaction: String) async throws(OrderError) -> OrderID? {
        payments.values.first { $0.paidAttempt == transaction }?.order
    }
}

extension InMemoryOrderStore {
    func read(_ id: OrderID) -> OrderFile? {
        guard let order = orders[id], let payment = payments[id] else { return nil }
        let books = ledger.books[id] ?? OrderBooks()
        return OrderFile(
            order: order, payment: payment, refunds: refunds[id] ?? [], isEarned: books.isEarned,
            isSettled: books.isSettled, words: order.delivery.problem == nil ? nil : words[id])
    }

    func requireOpen(_ member: MemberID) throws(OrderError) {
        do throws(ServiceFailure) {
            try closed.requireOpen(member)
        } catch {
            throw .service(error)
        }
    }

    func known(_ request: IdempotentRequest) throws(OrderError) -> OrderID? {
        do throws(ServiceFailure) {
            return try made.answer(to: request)
        } catch {
            throw .service(error)
        }
    }
}

/// The store is its own outbox.
extension InMemoryOrderStore: Outbox {
    public nonisolated var outbox: any Outbox { self }

    public func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        waiting.claim(limit, until: until, at: now)
    }

    public func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { waiting.finish(outcome) }
}
