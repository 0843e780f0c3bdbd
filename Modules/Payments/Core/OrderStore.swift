public import Vocabulary

/// The atomic operations on stored orders and the ledger. Each either happens wholly and durably or throws a
/// `service` failure.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked.
public protocol OrderStore: Sendable {
    /// Inserts an order with its payment, and answers its file. The same step writes the request's
    /// idempotency record. If the buyer has an open order for the record, or the same request was made within
    /// 30 days, inserts nothing and answers that order's file.
    ///
    /// Throws `recordNotFound` if the payee has withdrawn, `tooManyOpen`, `service(.internal)` if an
    /// identifier or reference is taken, `service(.keyReused)`.
    func insert(
        _ order: Order, _ payment: Payment, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> OrderFile

    /// The order of the same request, made within 30 days; nil if there was none. Throws
    /// `service(.keyReused)`.
    func made(for request: IdempotentRequest, at now: Timestamp) async throws(OrderError) -> OrderID?

    /// Everything about an order in one snapshot; nil if there is none.
    func file(_ id: OrderID) async throws(OrderError) -> OrderFile?

    /// The same of several orders, read in one snapshot; unknown ones are left out.
    func files(_ ids: [OrderID]) async throws(OrderError) -> [OrderFile]

    /// The order of a payment; nil if there is none.
    func order(of reference: PaymentReference) async throws(OrderError) -> OrderID?

    /// The order that was paid by the attempt of that name at the gateway, as agreed upon or not; nil if
    /// there is none. A change that would have a second payment paid by it is not written.
    func order(paidBy transaction: String) async throws(OrderError) -> OrderID?

    /// Writes a change if each value is still the one that was read; answers whether it did. The same step
    /// writes the postings of its acts behind the head of the ledger, its messages to the outbox, the words
    /// of a complaint in place of former ones, and the statutory rows of an order that is paid. With a
    /// request it writes the idempotency record, too, and does nothing, answering true, if the same request
    /// was made within 30 days.
    func apply(
        _ change: OrderChange, to file: OrderFile, request: IdempotentRequest?, at now: Timestamp
    ) async throws(OrderError) -> Bool

    /// At most `limit` orders for which that kind of work is due, the longest due first; those that were
    /// postponed count from then.
    func due(_ work: OrderWork, at now: Timestamp, limit: Int) async throws(OrderError) -> [OrderID]

    /// Puts an order behind all others for which that kind of work is due, since it could not be done now. A
    /// change of the order ends that. Deliveries depend on nothing but the store, and keep their turn.
    func postpone(_ id: OrderID, _ work: OrderWork, at now: Timestamp) async throws(OrderError)

    /// A page of the member's orders that the filter matches, the youngest first.
    func page(
        of member: MemberID, _ filter: OrderFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(OrderError) -> Page<OrderFile>

    /// Adds a right, and drops the oldest of its record and purpose beyond `AddressRight.mostOfRecord`, and
    /// those that have ended.
    func add(_ right: AddressRight, at now: Timestamp) async throws(OrderError)

    /// The right of that hash, if it has not ended; nil if there is none.
    func right(_ hash: ChainHash, at now: Timestamp) async throws(OrderError) -> AddressRight?

    /// A page of orders with an open complaint and its words, the oldest first.
    func problems(_ page: PageRequest) async throws(OrderError) -> Page<OpenProblem>

    /// A page of the orders of a record or payee, the youngest first; only those in a state, if one is given.
    func orders(
        of list: OrderCardList, _ state: OrderCardState?, _ page: PageRequest
    ) async throws(OrderError) -> Page<OrderFile>

    /// The paid orders of those records that have any.
    func paidOrders(of records: [AnyIdentifier]) async throws(OrderError) -> [AnyIdentifier: PaidOrders]

    /// At most `limit` orders with a refund that has failed, the one that failed first being the first.
    func failedRefunds(limit: Int) async throws(OrderError) -> [OrderFile]

    /// What the payee has.
    func balance(of payee: AnyIdentifier) async throws(OrderError) -> PayeeBalance

    /// What those of the payees have that the ledger knows.
    func balances(of payees: [AnyIdentifier]) async throws(OrderError) -> [AnyIdentifier: PayeeBalance]

    /// At most `limit` payees who owe something, the largest debt first.
    func debtors(limit: Int) async throws(OrderError) -> [Debtor]

    /// A page of the ledger's entries that change what the owner has as a payee (`isOfPayee`), the youngest
    /// first.
    func entries(
        of owner: AnyIdentifier, _ page: PageRequest
    ) async throws(OrderError) -> Page<LedgerEntry>

    /// The entry of that kind and source; nil if there is none.
    func entry(_ key: PostingKey) async throws(OrderError) -> LedgerEntry?

    /// At most `limit` entries behind a number, in their order.
    func entries(after sequence: Int64, limit: Int) async throws(OrderError) -> [LedgerEntry]

    /// Writes the posting of an act that belongs to no order's change: a settlement, a payout, a write-off.
    /// Answers whether it was new; then the same step writes the operator's act to the outbox, if there is
    /// one. A payout beyond the balance throws `balanceTooLow`.
    func post(
        _ act: LedgerAct, telling operatorAct: AuditEvent?, at now: Timestamp
    ) async throws(OrderError) -> Bool

    /// The balance of each kind of account over all owners, in the smallest unit.
    func totals() async throws(OrderError) -> [LedgerAccountKind: Int64]

    /// What postings of each kind have changed in each kind of account of an owner, nil for the house, from
    /// one moment, or the beginning, until before another.
    func sums(
        of owner: AnyIdentifier?, from: Timestamp?, until: Timestamp
    ) async throws(OrderError) -> [LedgerSum]

    /// Reads the whole ledger and all payments, and compares them; names at most `limit` broken entries.
    func verification(limit: Int) async throws(OrderError) -> LedgerVerification

    /// At most `limit` references of payments that were paid from the one moment until before the other, as
    /// the ledger says, the earliest paid first; with a reference those behind it.
    func paid(
        from: Timestamp, until: Timestamp, after reference: PaymentReference?, limit: Int
    ) async throws(OrderError) -> [PaymentReference]

    /// Writes a difference between the gateway's books and the ledger, or what was done about a known one,
    /// which keeps the moment when it was found; that it is found again does not open it again.
    func note(_ difference: Difference) async throws(OrderError)

    /// A page of the differences, the youngest first; with `open` only those about which something must be
    /// done.
    func differences(open: Bool, _ page: PageRequest) async throws(OrderError) -> Page<Difference>

    /// Settles an open difference, and writes the operator's act to the outbox; false if there is no open one
    /// of that key.
    func settle(_ difference: String, telling act: AuditEvent) async throws(OrderError) -> Bool

    /// Records a webhook as seen and makes the payment due to be looked at now, in one step. Answers the
    /// order; nil if the webhook was seen before, or there is no such payment, and then changes nothing. Seen
    /// ones are forgotten after 7 days.
    func nudge(
        _ webhook: String, about reference: PaymentReference, at now: Timestamp
    ) async throws(OrderError) -> OrderID?

    /// Whether payments run. They do unless `halt` has stopped them.
    func mode() async throws(OrderError) -> PaymentsMode

    /// Stops all payments from then on, and writes the operator's act to the outbox, if there is one. Where
    /// they are stopped already, the moment is the earlier one, and the reason the new one; but what waits
    /// for an operator still waits after a restore.
    func halt(
        _ reason: HaltReason, since moment: Timestamp, telling act: AuditEvent?
    ) async throws(OrderError)

    /// Lets payments run again, and writes the operator's act to the outbox, if there is one.
    func resume(telling act: AuditEvent?) async throws(OrderError)

    /// The records that the law requires, as they were written, until each expires: of a paid order, or of
    /// all paid orders of a record, in the order in which they were written. The same step writes the
    /// operator's act of reading them to the outbox.
    func records(
        of subject: AnyIdentifier, telling act: AuditEvent, at now: Timestamp
    ) async throws(OrderError) -> [OrderRecord]

    /// Records that the member has withdrawn and erases their data; repeating it changes nothing. The first
    /// step refuses further writes for them, and erases their complaints' words, idempotency records and the
    /// reasons of waiting acts by them or about them. Then closes the open orders in which they are one of
    /// the two, and erases the titles of all of these orders and the rights of those that they bought, at
    /// most 500 orders a step: an interrupted call is finished by the next. Orders, payments, refunds and
    /// the ledger stay: they hold identifiers and amounts alone.
    func forget(_ member: MemberID, at now: Timestamp) async throws(OrderError)

    /// Waiting notices to members about orders, changes of deliveries, and acts of operators.
    var outbox: any Outbox { get }
}

/// What is to be done for orders, by jobs that find it.
public enum OrderWork: String, Sendable, CaseIterable {
    /// A step at the purchasable.
    case step
    /// The time to pay is over.
    case expiry
    /// The gateway is to be asked about the payment.
    case look
    /// A refund is to be sent, or to be asked about.
    case refund
    /// The buyer is to be told, or silence releases the money.
    case delivery

    /// Whether the gateway alone can do it.
    var needsGateway: Bool { self == .look || self == .refund }
}

/// The buyer's words of a complaint.
public struct ProblemWords: Hashable, Sendable {
    public let order: OrderID
    public let member: MemberID
    public let text: String
    public let at: Timestamp

    /// Memberwise.
    public init(order: OrderID, member: MemberID, text: String, at: Timestamp) {
        (self.order, self.member, self.text, self.at) = (order, member, text, at)
    }
}

/// An order with an open complaint.
public struct OpenProblem: Hashable, Sendable {
    public let file: OrderFile
    /// Nil once the member has withdrawn.
    public var words: ProblemWords? { file.words }

    /// The complaint of that order.
    public init(file: OrderFile) { self.file = file }
}

extension OrderStore {
    /// Reads an order's file and writes the change that `decide` gives; retries after concurrent changes.
    /// Writes nothing if it gives nil or an empty change. Answers the file as it is then.
    ///
    /// Throws `notFound`, what `decide` throws, and `unavailable` after eight concurrent changes.
    func change(
        _ id: OrderID, request: IdempotentRequest? = nil, at now: Timestamp,
        _ decide: (OrderFile) throws(OrderError) -> OrderChange?
    ) async throws(OrderError) -> OrderFile {
        try await OrderError.retryingConflicts(on: "the order") { () throws(OrderError) -> OrderFile? in
            guard let file = try await file(id) else { throw .notFound }
            guard let change = try decide(file), !change.isEmpty else { return file }
            let counted = change.counted(from: file, at: now)
            guard try await apply(counted, to: file, request: request, at: now) else { return nil }
            return try await self.file(id)
        }
    }
}
