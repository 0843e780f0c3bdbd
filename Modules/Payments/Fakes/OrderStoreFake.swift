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
    /// Implements `files(_:)`.
    public var files: @Sendable ([OrderID]) async throws(OrderError) -> [OrderFile]
    /// Implements `order(of:)`.
    public var order: @Sendable (PaymentReference) async throws(OrderError) -> OrderID?
    /// Implements `order(paidBy:)`.
    public var orderPaidBy: @Sendable (String) async throws(OrderError) -> OrderID?
    /// Implements `apply(_:to:request:at:)`.
    public var apply:
        @Sendable (OrderChange, OrderFile, IdempotentRequest?, Timestamp) async throws(OrderError) -> Bool
    /// Implements `due(_:at:limit:)`.
    public var due: @Sendable (OrderWork, Timestamp, Int) async throws(OrderError) -> [OrderID]
    /// Implements `postpone(_:_:at:)`.
    public var postpone: @Sendable (OrderID, OrderWork, Timestamp) async throws(OrderError) -> Void
    /// Implements `page(of:_:_:at:)`.
    public var page:
        @Sendable (MemberID, OrderFilter, PageRequest, Timestamp) async throws(OrderError) -> Page<OrderFile>
    /// Implements `add(_:at:)`.
    public var add: @Sendable (AddressRight, Timestamp) async throws(OrderError) -> Void
    /// Implements `right(_:at:)`.
    public var right: @Sendable (ChainHash, Timestamp) async throws(OrderError) -> AddressRight?
    /// Implements `problems(_:)`.
    public var problems: @Sendable (PageRequest) async throws(OrderError) -> Page<OpenProblem>
    /// Implements `orders(of:_:_:)`.
    public var orders:
        @Sendable (OrderCardList, OrderCardState?, PageRequest) async throws(OrderError) -> Page<OrderFile>
    /// Implements `paidOrders(of:)`.
    public var paidOrders: @Sendable ([AnyIdentifier]) async throws(OrderError) -> [AnyIdentifier: PaidOrders]
    /// Implements `failedRefunds(limit:)`.
    public var failedRefunds: @Sendable (Int) async throws(OrderError) -> [OrderFile]
    /// Implements `balance(of:)`.
    public var balance: @Sendable (AnyIdentifier) async throws(OrderError) -> PayeeBalance
    /// Implements `balances(of:)`.
    public var balances: @Sendable ([AnyIdentifier]) async throws(OrderError) -> [AnyIdentifier: PayeeBalance]
    /// Implements `debtors(limit:)`.
    public var debtors: @Sendable (Int) async throws(OrderError) -> [Debtor]
    /// Implements `entries(of:_:)`.
    public var entries: @Sendable (AnyIdentifier, PageRequest) async throws(OrderError) -> Page<LedgerEntry>
    /// Implements `entry(_:)`.
    public var entry: @Sendable (PostingKey) async throws(OrderError) -> LedgerEntry?
    /// Implements `entries(after:limit:)`.
    public var entriesAfter: @Sendable (Int64, Int) async throws(OrderError) -> [LedgerEntry]
    /// Implements `post(_:telling:at:)`.
    public var post: @Sendable (LedgerAct, AuditEvent?, Timestamp) async throws(OrderError) -> Bool
    /// Implements `totals()`.
    public var totals: @Sendable () async throws(OrderError) -> [LedgerAccountKind: Int64]
    /// Implements `sums(of:from:until:)`.
    public var sums: @Sendable (AnyIdentifier?, Timestamp?, Timestamp) async throws(OrderError) -> [LedgerSum]
    /// Implements `verification(limit:)`.
    public var verification: @Sendable (Int) async throws(OrderError) -> LedgerVerification
    /// Implements `paid(from:until:after:limit:)`.
    public var paid:
        @Sendable (
            Timestamp, Timestamp, PaymentReference?, Int
        ) async throws(OrderError) -> [PaymentReference]
    /// Implements `note(_:)`.
    public var note: @Sendable (Difference) async throws(OrderError) -> Void
    /// Implements `differences(open:_:)`.
    public var differences: @Sendable (Bool, PageRequest) async throws(OrderError) -> Page<Difference>
    /// Implements `settle(_:telling:)`.
    public var settle: @Sendable (String, AuditEvent) async throws(OrderError) -> Bool
    /// Implements `nudge(_:about:at:)`.
    public var nudge: @Sendable (String, PaymentReference, Timestamp) async throws(OrderError) -> OrderID?
    /// Implements `mode()`.
    public var mode: @Sendable () async throws(OrderError) -> PaymentsMode
    /// Implements `halt(_:since:telling:)`.
    public var halt: @Sendable (HaltReason, Timestamp, AuditEvent?) async throws(OrderError) -> Void
    /// Implements `resume(telling:)`.
    public var resume: @Sendable (AuditEvent?) async throws(OrderError) -> Void
    /// Implements `records(of:telling:at:)`.
    public var records:
        @Sendable (AnyIdentifier, AuditEvent, Timestamp) async throws(OrderError) -> [OrderRecord]
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(OrderError) -> Void
    /// Implements `outbox`.
    public var outbox: any Outbox

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        insert = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("insert") }
        made = { _, _ throws(OrderError) in throw Self.unstubbed("made") }
        file = { _ throws(OrderError) in throw Self.unstubbed("file") }
        files = { _ throws(OrderError) in throw Self.unstubbed("files") }
        order = { _ throws(OrderError) in throw Self.unstubbed("order") }
        orderPaidBy = { _ throws(OrderError) in throw Self.unstubbed("orderPaidBy") }
        apply = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("apply") }
        due = { _, _, _ throws(OrderError) in throw Self.unstubbed("due") }
        postpone = { _, _, _ throws(OrderError) in throw Self.unstubbed("postpone") }
        page = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("page") }
        add = { _, _ throws(OrderError) in throw Self.unstubbed("add") }
        right = { _, _ throws(OrderError) in throw Self.unstubbed("right") }
        problems = { _ throws(OrderError) in throw Self.unstubbed("problems") }
        orders = { _, _, _ throws(OrderError) in throw Self.unstubbed("orders") }
        paidOrders = { _ throws(OrderError) in throw Self.unstubbed("paidOrders") }
        failedRefunds = { _ throws(OrderError) in throw Self.unstubbed("failedRefunds") }
        balance = { _ throws(OrderError) in throw Self.unstubbed("balance") }
        balances = { _ throws(OrderError) in throw Self.unstubbed("balances") }
        debtors = { _ throws(OrderError) in throw Self.unstubbed("debtors") }
        entries = { _, _ throws(OrderError) in throw Self.unstubbed("entries") }
        entry = { _ throws(OrderError) in throw Self.unstubbed("entry") }
        entriesAfter = { _, _ throws(OrderError) in throw Self.unstubbed("entriesAfter") }
        post = { _, _, _ throws(OrderError) in throw Self.unstubbed("post") }
        totals = { () throws(OrderError) in throw Self.unstubbed("totals") }
        sums = { _, _, _ throws(OrderError) in throw Self.unstubbed("sums") }
        verification = { _ throws(OrderError) in throw Self.unstubbed("verification") }
        paid = { _, _, _, _ throws(OrderError) in throw Self.unstubbed("paid") }
        note = { _ throws(OrderError) in throw Self.unstubbed("note") }
        differences = { _, _ throws(OrderError) in throw Self.unstubbed("differences") }
        settle = { _, _ throws(OrderError) in throw Self.unstubbed("settle") }
        nudge = { _, _, _ throws(OrderError) in throw Self.unstubbed("nudge") }
        mode = { () throws(OrderError) in throw Self.unstubbed("mode") }
        halt = { _, _, _ throws(OrderError) in throw Self.unstubbed("halt") }
        resume = { _ throws(OrderError) in throw Self.unstubbed("resume") }
        records = { _, _, _ throws(OrderError) in throw Self.unstubbed("records") }
        forget = { _, _ throws(OrderError) in throw Self.unstubbed("forget") }
        outbox = UnstubbedOutbox()
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any OrderStore) {
        insert = real.insert(_:_:request:at:)
        made = real.made(for:at:)
        file = real.file(_:)
        files = real.files(_:)
        order = real.order(of:)
        orderPaidBy = real.order(paidBy:)
        apply = real.apply(_:to:request:at:)
        due = real.due(_:at:limit:)
        postpone = real.postpone(_:_:at:)
        page = real.page(of:_:_:at:)
        add = real.add(_:at:)
        right = real.right(_:at:)
        problems = real.problems(_:)
        orders = real.orders(of:_:_:)
        paidOrders = real.paidOrders(of:)
        failedRefunds = real.failedRefunds(limit:)
        balance = real.balance(of:)
        balances = real.balances(of:)
        debtors = real.debtors(limit:)
        entries = real.entries(of:_:)
        entry = real.entry(_:)
        entriesAfter = real.entries(after:limit:)
        post = real.post(_:telling:at:)
        totals = real.totals
        sums = real.sums(of:from:until:)
        verification = real.verification(limit:)
        paid = real.paid(from:until:after:limit:)
        note = real.note(_:)
        differences = real.differences(open:_:)
        settle = real.settle(_:telling:)
        nudge = real.nudge(_:about:at:)
        mode = real.mode
        halt = real.halt(_:since:telling:)
        resume = real.resume(telling:)
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

    /// Calls `files`.
    public func files(_ ids: [OrderID]) async throws(OrderError) -> [OrderFile] {
        try await files(ids)
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

    /// Calls `postpone`.
    public func postpone(_ id: OrderID, _ work: OrderWork, at now: Timestamp) async throws(OrderError) {
        try await postpone(id, work, now)
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

    /// Calls `problems`.
    public func problems(_ page: PageRequest) async throws(OrderError) -> Page<OpenProblem> {
        try await problems(page)
    }

    /// Calls `orders`.
    public func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(OrderError) -> Page<OrderFile> {
        try await orders(list, state, page)
    }

    /// Calls `paidOrders`.
    public func paidOrders(
        of records: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PaidOrders] {
        try await paidOrders(records)
    }

    /// Calls `failedRefunds`.
    public func failedRefunds(limit: Int) async throws(OrderError) -> [OrderFile] {
        try await failedRefunds(limit)
    }

    /// Calls `balance`.
    public func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance {
        try await balance(payee)
    }

    /// Calls `balances`.
    public func balances(
        of payees: [AnyIdentifier]
    ) async throws(OrderError) -> [AnyIdentifier: PayeeBalance] {
        try await balances(payees)
    }

    /// Calls `debtors`.
    public func debtors(limit: Int) async throws(OrderError) -> [Debtor] {
        try await debtors(limit)
    }

    /// Calls `entries`.
    public func entries(
        of owner: AnyIdentifier, _ page: PageRequest
    ) async throws(OrderError) -> Page<LedgerEntry> {
        try await entries(owner, page)
    }

    /// Calls `entry`.
    public func entry(_ key: PostingKey) async throws(OrderError) -> LedgerEntry? {
        try await entry(key)
    }

    /// Calls `entriesAfter`.
    public func entries(after sequence: Int64, limit: Int) async throws(OrderError) -> [LedgerEntry] {
        try await entriesAfter(sequence, limit)
    }

    /// Calls `post`.
    public func post(
        _ act: LedgerAct, telling operatorAct: AuditEvent?, at now: Timestamp
    ) async throws(OrderError) -> Bool {
        try await post(act, operatorAct, now)
    }

    /// Calls `totals`.
    public func totals() async throws(OrderError) -> [LedgerAccountKind: Int64] {
        try await totals()
    }

    /// Calls `sums`.
    public func sums(
        of owner: AnyIdentifier?, from: Timestamp?, until: Timestamp
    ) async throws(OrderError) -> [LedgerSum] {
        try await sums(owner, from, until)
    }

    /// Calls `verification`.
    public func verification(limit: Int) async throws(OrderError) -> LedgerVerification {
        try await verification(limit)
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

    /// Calls `settle`.
    public func settle(_ difference: String, telling act: AuditEvent) async throws(OrderError) -> Bool {
        try await settle(difference, act)
    }

    /// Calls `nudge`.
    public func nudge(
        _ webhook: String, about reference: PaymentReference, at now: Timestamp
    ) async throws(OrderError) -> OrderID? {
        try await nudge(webhook, reference, now)
    }

    /// Calls `mode`.
    public func mode() async throws(OrderError) -> PaymentsMode {
        try await mode()
    }

    /// Calls `halt`.
    public func halt(
        _ reason: HaltReason, since moment: Timestamp, telling act: AuditEvent?
    ) async throws(OrderError) {
        try await halt(reason, moment, act)
    }

    /// Calls `resume`.
    public func resume(telling act: AuditEvent?) async throws(OrderError) {
        try await resume(act)
    }

    /// Calls `records`.
    public func records(
        of subject: AnyIdentifier, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord] {
        try await records(subject, act, now)
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
