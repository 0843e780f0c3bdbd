// Emitted from the protocol OrderStore, not written by hand. Scripts/fakes writes it anew.

public import Payments
public import Vocabulary

/// A test double of `OrderStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct OrderStoreFake: OrderStore {
    /// Implements `insert(_:_:request:at:)`.
    public var insert:
        @Sendable (Order, Payment, IdempotentRequest?, Timestamp) async throws(OrderError) -> OrderFile
    /// Implements `made(for:at:)`.
    public var made: @Sendable (IdempotentRequest, Timestamp) async throws(OrderError) -> OrderID?
    /// Implements `file(_:)`.
    public var file: @Sendable (OrderID) async throws(OrderError) -> OrderFile?
    /// Implements `order(of:)`.
    public var order: @Sendable (PaymentReference) async throws(OrderError) -> OrderID?
    /// Implements `order(paidBy:)`.
    public var orderPaidBy: @Sendable (String) async throws(OrderError) -> OrderID?
    /// Implements `apply(_:to:request:at:)`.
    public var apply:
        @Sendable (OrderChange, OrderFile, IdempotentRequest?, Timestamp) async throws(OrderError) -> Bool
    /// Implements `due(_:at:limit:)`.
    public var due: @Sendable (OrderWork, Timestamp, Int) async throws(OrderError) -> [OrderID]
    /// Implements `page(of:_:_:at:)`.
    public var page:
        @Sendable (MemberID, OrderFilter, PageRequest, Timestamp) async throws(OrderError) -> Page<OrderFile>
    /// Implements `add(_:at:)`.
    public var add: @Sendable (AddressRight, Timestamp) async throws(OrderError) -> Void
    /// Implements `right(_:at:)`.
    public var right: @Sendable (ChainHash, Timestamp) async throws(OrderError) -> AddressRight?
    /// Implements `keep(_:)`.
    public var keep: @Sendable (ProblemWords) async throws(OrderError) -> Void
    /// Implements `problems(_:)`.
    public var problems: @Sendable (PageRequest) async throws(OrderError) -> Page<OpenProblem>
    /// Implements `balance(of:)`.
    public var balance: @Sendable (AnyIdentifier) async throws(OrderError) -> PayeeBalance
    /// Implements `entries(of:_:)`.
    public var entries: @Sendable (AnyIdentifier, PageRequest) async throws(OrderError) -> Page<LedgerEntry>
    /// Implements `entries(after:limit:)`.
    public var entriesAfter: @Sendable (Int64, Int) async throws(OrderError) -> [LedgerEntry]
    /// Implements `post(_:at:)`.
    public var post: @Sendable (LedgerAct, Timestamp) async throws(OrderError) -> Bool
    /// Implements `totals()`.
    public var totals: @Sendable () async throws(OrderError) -> [LedgerAccountKind: Int64]
    /// Implements `paid(from:until:after:limit:)`.
    public var paid:
        @Sendable (
            Timestamp, Timestamp, PaymentReference?, Int
        ) async throws(OrderError) -> [PaymentReference]
    /// Implements `note(_:)`.
    public var note: @Sendable (Difference) async throws(OrderError) -> Void
    /// Implements `differences(open:_:)`.
    public var differences: @Sendable (Bool, PageRequest) async throws(OrderError) -> Page<Difference>
    /// Implements `see(_:at:)`.
    public var see: @Sendable (String, Timestamp) async throws(OrderError) -> Bool
    /// Implements `records(of:telling:at:)`.
    public var records: @Sendable (OrderID, AuditEvent, Timestamp) async throws(OrderError) -> [OrderRecord]
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(OrderError) -> Void
    /// Implements `outbox`.
    public var outbox: any Outbox

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("insert") }
        made = { _, _ throws(OrderError) in throw Self.unstubbed("made") }
        file = { _ throws(OrderError) in throw Self.unstubbed("file") }
        order = { _ throws(OrderError) in throw Self.unstubbed("order") }
        orderPaidBy = { _ throws(OrderError) in throw Self.unstubbed("orderPaidBy") }
        apply = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("apply") }
        due = { _, _, _ throws(OrderError) in throw Self.unstubbed("due") }
        page = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("page") }
        add = { _, _ throws(OrderError) in throw Self.unstubbed("add") }
        right = { _, _ throws(OrderError) in throw Self.unstubbed("right") }
        keep = { _ throws(OrderError) in throw Self.unstubbed("keep") }
        problems = { _ throws(OrderError) in throw Self.unstubbed("problems") }
        balance = { _ throws(OrderError) in throw Self.unstubbed("balance") }
        entries = { _, _ throws(OrderError) in throw Self.unstubbed("entries") }
        entriesAfter = { _, _ throws(OrderError) in throw Self.unstubbed("entriesAfter") }
        post = { _, _ throws(OrderError) in throw Self.unstubbed("post") }
        totals = { () throws(OrderError) in throw Self.unstubbed("totals") }
        paid = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("paid") }
        note = { _ throws(OrderError) in throw Self.unstubbed("note") }
        differences = { _, _ throws(OrderError) in throw Self.unstubbed("differences") }
        see = { _, _ throws(OrderError) in throw Self.unstubbed("see") }
        records = { _, _, _ throws(OrderError) in throw Self.unstubbed("records") }
        forget = { _, _ throws(OrderError) in throw Self.unstubbed("forget") }
        outbox = UnstubbedOutbox()
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any OrderStore) {
        insert = real.insert(_:_:request:at:)
        made = real.made(for:at:)
        file = real.file(_:)
        order = real.order(of:)
        orderPaidBy = real.order(paidBy:)
        apply = real.apply(_:to:request:at:)
        due = real.due(_:at:limit:)
        page = real.page(of:_:_:at:)
        add = real.add(_:at:)
        right = real.right(_:at:)
        keep = real.keep(_:)
        problems = real.problems(_:)
        balance = real.balance(of:)
        entries = real.entries(of:_:)
        entriesAfter = real.entries(after:limit:)
        post = real.post(_:at:)
        totals = real.totals
        paid = real.paid(from:until:after:limit:)
        note = real.note(_:)
        differences = real.differences(open:_:)
        see = real.see(_:at:)
        records = real.records(of:telling:at:)
        forget = real.forget(_:at:)
        outbox = real.outbox
    }

    private static func unstubbed(_ name: String) -> OrderError {
        .service(.internal("OrderStore.\(name) is not stubbed"))
    }
}

extension OrderStoreFake {
    /// Calls `insert`.
    public func insert(
        _ order: Order, _ payment: Payment, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> OrderFile {
        try await insert(order, payment, request, now)
    }

    /// Calls `made`.
    public func made(for request: IdempotentRequest, at now: Timestamp) async throws(OrderError) -> OrderID? {
        try await made(request, now)
    }

    /// Calls `file`.
    public func file(_ id: OrderID) async throws(OrderError) -> OrderFile? {
        try await file(id)
    }

    /// Calls `order`.
    public func order(of reference: PaymentReference) async throws(OrderError) -> OrderID? {
        try await order(reference)
    }

    /// Calls `orderPaidBy`.
    public func order(paidBy transaction: String) async throws(OrderError) -> OrderID? {
        try await orderPaidBy(transaction)
    }

    /// Calls `apply`.
    public func apply(
        _ change: OrderChange, to file: OrderFile, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        try await apply(change, file, request, now)
    }

    /// Calls `due`.
    public func due(_ work: OrderWork, at now: Timestamp, limit: Int) async throws(OrderError) -> [OrderID] {
        try await due(work, now, limit)
    }

    /// Calls `page`.
    public func page(
        of member: MemberID, _ filter: OrderFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(OrderError) -> Page<OrderFile> {
        try await self.page(member, filter, page, now)
    }

    /// Calls `add`.
    public func add(_ right: AddressRight, at now: Timestamp) async throws(OrderError) {
        try await add(right, now)
    }

    /// Calls `right`.
    public func right(_ hash: ChainHash, at now: Timestamp) async throws(OrderError) -> AddressRight? {
        try await right(hash, now)
    }

    /// Calls `keep`.
    public func keep(_ words: ProblemWords) async throws(OrderError) {
        try await keep(words)
    }

    /// Calls `problems`.
    public func problems(_ page: PageRequest) async throws(OrderError) -> Page<OpenProblem> {
        try await problems(page)
    }

    /// Calls `balance`.
    public func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance {
        try await balance(payee)
    }

    /// Calls `entries`.
    public func entries(
        of owner: AnyIdentifier, _ page: PageRequest
    ) async throws(OrderError) -> Page<LedgerEntry> {
        try await entries(owner, page)
    }

    /// Calls `entriesAfter`.
    public func entries(after sequence: Int64, limit: Int) async throws(OrderError) -> [LedgerEntry] {
        try await entriesAfter(sequence, limit)
    }

    /// Calls `post`.
    public func post(_ act: LedgerAct, at now: Timestamp) async throws(OrderError) -> Bool {
        try await post(act, now)
    }

    /// Calls `totals`.
    public func totals() async throws(OrderError) -> [LedgerAccountKind: Int64] {
        try await totals()
    }

    /// Calls `paid`.
    public func paid(
        from: Timestamp, until: Timestamp, after reference: PaymentReference?, limit: Int
    ) async throws(OrderError) -> [PaymentReference] {
        try await paid(from, until, reference, limit)
    }

    /// Calls `note`.
    public func note(_ difference: Difference) async throws(OrderError) {
        try await note(difference)
    }

    /// Calls `differences`.
    public func differences(open: Bool, _ page: PageRequest) async throws(OrderError) -> Page<Difference> {
        try await differences(open, page)
    }

    /// Calls `see`.
    public func see(_ webhook: String, at now: Timestamp) async throws(OrderError) -> Bool {
        try await see(webhook, now)
    }

    /// Calls `records`.
    public func records(
        of order: OrderID, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord] {
        try await records(order, act, now)
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError) {
        try await forget(member, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("OrderStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("OrderStore.outbox is not stubbed"))
    }
}
