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

    func postpone(_ id: OrderID, _ work: OrderWork, at now: Timestamp) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.postpone(id, work, at: now) }
    }

    func post(
        _ act: LedgerAct, telling operatorAct: AuditEvent?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        try await writing { () async throws(OrderError) in
            try await store.post(act, telling: operatorAct, at: now)
        }
    }

    func note(_ difference: Difference) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.note(difference) }
    }

    func settle(_ difference: String, telling act: AuditEvent) async throws(OrderError) -> Bool {
        try await writing { () async throws(OrderError) in try await store.settle(difference, telling: act) }
    }

    func nudge(
        _ webhook: String, about reference: PaymentReference, at now: Timestamp
    ) async throws(OrderError) -> OrderID? {
        try await writing { () async throws(OrderError) in
            try await store.nudge(webhook, about: reference, at: now)
        }
    }

    func halt(
        _ reason: HaltReason, since moment: Timestamp, telling act: AuditEvent?
    ) async throws(OrderError) {
        try await writing { () async throws(OrderError) in
            try await store.halt(reason, since: moment, telling: act)
        }
    }

    func resume(telling act: AuditEvent?) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.resume(telling: act) }
    }

    func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError) {
        try await writing { () async throws(OrderError) in try await store.forget(member, at: now) }
    }
}

extension TriedOrderStore {
    func records(
        of subject: AnyIdentifier, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord] {
        try await writing { () async throws(OrderError) in
            try await store.records(of: subject, telling: act, at: now)
        }
    }
}

/// What only reads.
extension TriedOrderStore {
    func made(for request: IdempotentRequest, at now: Timestamp) async throws(OrderError) -> OrderID? {
        try await store.made(for: request, at: now)
    }

    func file(_ id: OrderID) async throws(OrderError) -> OrderFile? { try await store.file(id) }

    func files(_ ids: [OrderID]) async throws(OrderError) -> [OrderFile] { try await store.files(ids) }

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

    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(OrderError) -> Page<OrderFile> {
        try await store.orders(of: list, state, page)
    }

    func paidOrders(
        of records: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PaidOrders] { try await store.paidOrders(of: records) }

    func failedRefunds(limit: Int) async throws(OrderError) -> [OrderFile] {
        try await store.failedRefunds(limit: limit)
    }

    func mode() async throws(OrderError) -> PaymentsMode { try await store.mode() }

    func differences(open: Bool, _ page: PageRequest) async throws(OrderError) -> Page<Difference> {
        try await store.differences(open: open, page)
    }
}

/// What only reads the ledger.
extension TriedOrderStore {
    func balances(
        of payees: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PayeeBalance] { try await store.balances(of: payees) }

    func debtors(limit: Int) async throws(OrderError) -> [Debtor] { try await store.debtors(limit: limit) }

    func sums(
        of owner: AnyIdentifier?, from: Timestamp?, until: Timestamp
    ) async throws(OrderError) -> [LedgerSum] { try await store.sums(of: owner, from: from, until: until) }

    func verification(limit: Int) async throws(OrderError) -> LedgerVerification {
        try await store.verification(limit: limit)
    }

    func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance {
        try await store.balance(of: payee)
    }

    func entries(
        of owner: AnyIdentifier, _ page: PageRequest
    ) async throws(OrderError) -> Page<LedgerEntry> {
        try await store.entries(of: owner, page)
    }

    func entry(_ key: PostingKey) async throws(OrderError) -> LedgerEntry? { try await store.entry(key) }

    func entries(after sequence: Int64, limit: Int) async throws(OrderError) -> [LedgerEntry] {
        try await store.entries(after: sequence, limit: limit)
    }

    func totals() async throws(OrderError) -> [LedgerAccountKind: Int64] { try await store.totals() }

    func paid(
        from: Timestamp, until: Timestamp, after reference: PaymentReference?, limit: Int
    ) async throws(OrderError) -> [PaymentReference] {
        try await store.paid(from: from, until: until, after: reference, limit: limit)
    }
}
