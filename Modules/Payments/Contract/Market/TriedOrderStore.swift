import Payments
import Vocabulary

/// A store whose writes are counted among the calls of a clause, so that a planned one fails.
struct TriedOrderStore: OrderStore {
    private let store: any OrderStore
    private let calls: OrderCalls

    init(_ store: any OrderStore, _ calls: OrderCalls) { (self.store, self.calls) = (store, calls) }

    var outbox: any Outbox { store.outbox }

    private func writing<Value>(
        _ body: () async throws(OrderError) -> Value
    ) async throws(OrderError) -> Value {
        try await calls.make(.write, failing: OrderError.service(.unavailable("the store")), body)
    }

    func insert(
        _ order: Order, _ payment: Payment, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> OrderFile {
        try await writing { () async throws(OrderError) in
            try await store.insert(order, payment, request: request, at: now)
        }
    }

    func apply(
        _ change: OrderChange, to file: OrderFile, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        try await writing { () async throws(OrderError) in
            try await store.apply(change, to: file, request: request, at: now)
        }
    }

    func add(_ right: AddressRight, at now: Timestamp) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.add(right, at: now) }
    }

    func keep(_ words: ProblemWords) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.keep(words) }
    }

    func post(_ act: LedgerAct, at now: Timestamp) async throws(OrderError) -> Bool {
        try await writing { () async throws(OrderError) in try await store.post(act, at: now) }
    }

    func note(_ difference: Difference) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.note(difference) }
    }

    func see(_ webhook: String, at now: Timestamp) async throws(OrderError) -> Bool {
        try await writing { () async throws(OrderError) in try await store.see(webhook, at: now) }
    }

    func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.forget(member, at: now) }
    }
}

extension TriedOrderStore {
    func records(
        of order: OrderID, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord] {
        try await writing { () async throws(OrderError) in
            try await store.records(of: order, telling: act, at: now)
        }
    }
}

/// What only reads.
extension TriedOrderStore {
    func made(for request: IdempotentRequest, at now: Timestamp) async throws(OrderError) -> OrderID? {
        try await store.made(for: request, at: now)
    }

    func file(_ id: OrderID) async throws(OrderError) -> OrderFile? { try await store.file(id) }

    func order(of reference: PaymentReference) async throws(OrderError) -> OrderID? {
        try await store.order(of: reference)
    }

    func order(paidBy transaction: String) async throws(OrderError) -> OrderID? {
        try await store.order(paidBy: transaction)
    }

    func due(_ work: OrderWork, at now: Timestamp, limit: Int) async throws(OrderError) -> [OrderID] {
        try await store.due(work, at: now, limit: limit)
    }

    func page(
        of member: MemberID, _ filter: OrderFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(OrderError) -> Page<OrderFile> {
        try await store.page(of: member, filter, page, at: now)
    }

    func right(_ hash: ChainHash, at now: Timestamp) async throws(OrderError) -> AddressRight? {
        try await store.right(hash, at: now)
    }

    func problems(_ page: PageRequest) async throws(OrderError) -> Page<OpenProblem> {
        try await store.problems(page)
    }

    func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance {
        try await store.balance(of: payee)
    }

    func entries(
        of owner: AnyIdentifier, _ page: PageRequest
    ) async throws(OrderError) -> Page<LedgerEntry> {
        try await store.entries(of: owner, page)
    }

    func entries(after sequence: Int64, limit: Int) async throws(OrderError) -> [LedgerEntry] {
        try await store.entries(after: sequence, limit: limit)
    }

    func totals() async throws(OrderError) -> [LedgerAccountKind: Int64] { try await store.totals() }

    func paid(
        from: Timestamp, until: Timestamp, after reference: PaymentReference?, limit: Int
    ) async throws(OrderError) -> [PaymentReference] {
        try await store.paid(from: from, until: until, after: reference, limit: limit)
    }

    func differences(open: Bool, _ page: PageRequest) async throws(OrderError) -> Page<Difference> {
        try await store.differences(open: open, page)
    }
}
